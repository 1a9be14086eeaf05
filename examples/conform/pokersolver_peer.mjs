// pokersolver (npm): node pokersolver_peer.mjs [GAME], where GAME is one of its games.
// A joker is "Or" there, the card of rank O.
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const { Hand, Game } = createRequire(`${process.cwd()}/`)("pokersolver");
const game = new Game(process.argv[2] ?? "standard");

// By the names of its classes, which tell royal flushes with wild cards from others. Where a game has a
// least hand that pays, what is below is nothing, and a pair that pays is of jacks or better.
const paysRoyal = game.descr === "jacksbetter"; // only its pay table has one of no class of its own
const named = {
  OnePair: game.noKickers && game.lowestQualified ? "jacks_or_better" : "pair",
  FourWilds: "four_deuces",
};

const solve = (hand) =>
  Hand.solve(
    hand.replaceAll("|", " ").replaceAll("Jo", "Or").trim().split(/\s+/),
    game,
    game.noKickers,
  );

function category(hand) {
  if (!hand.qualifiesHigh()) return "nothing";
  const name = hand.constructor.name;
  if (name === "StraightFlush" && paysRoyal && hand.descr === "Royal Flush") return "royal_flush";
  return named[name] ?? name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
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
    if (word === "value") answer = category(solved[0]);
    else if (!game.noKickers) answer = order(...solved); // its games for pay tables compare no kickers
  } catch (error) {
    console.error(String(error));
  }
  console.log(answer);
}
