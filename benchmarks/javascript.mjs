// Values the hands that come as JSON on the first line; then again for each line that follows.
// node javascript.mjs NAME FOLDER, where FOLDER has node_modules with the peer.
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [name, folder] = process.argv.slice(2);
const peer = createRequire(join(resolve(folder), "package.json"))(name);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const hands = JSON.parse((await lines.next()).value);
// pokersolver has a number for the category only, and orders hands pair by pair
const value =
  name === "phe" ? (hand) => peer.evaluateCards(hand) : (hand) => peer.Hand.solve(hand).rank;
const run = () => hands.map(value);
console.log(JSON.stringify(run()));
for await (const _ of lines) {
  run();
  console.log("");
}
