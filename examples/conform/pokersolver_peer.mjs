// pokersolver (npm): node pokersolver_peer.mjs [GAME], where GAME is one of its games.
// Jokers are "Or" there, the card of rank O; what its wild games call a hand, rule files do not always.
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const { Hand, Game } = createRequire(`${process.cwd()}/`)("pokersolver");
const game = new Game(process.argv[2] ?? "standard");

const named = {
  "5 of a Kind": "five_of_a_kind",
  "Straight Flush": "straight_flush",
  "Four of a Kind": "four_of_a_kind",
  "Full House": "full_house",
  "Three of a Kind": "three_of_a_kind",
  "Two Pair": "two_pair",
  "Royal Flush": "natural_royal_flush",
  "Four Wild Cards": "four_deuces",
  "Wild Royal Flush": "wild_royal_flush",
  "High Card": "high_card",
};

const solve = (hand) =>
  Hand.solve(hand.replaceAll("|", " ").replaceAll("Jo", "Or").trim().split(/\s+/), game);

function category(hand) {
  const name = hand.name;
  return named[name] ?? name.toLowerCase().replaceAll(" ", "_");
}

function order(one, other) {
  const winners = Hand.winners([one, other]);
  return winners.length === 2 ? "0" : winners[0] === one ? "1" : "2";
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...fields] = line.split("\t");
  const hands = fields.filter((field) => !field.includes("="));
  let answer = "?";
  try {
    const solved = hands.map(solve);
    answer = word === "value" ? category(solved[0]) : order(...solved);
  } catch (error) {
    console.error(String(error));
  }
  console.log(answer);
}
