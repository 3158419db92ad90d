/** Checking the dice: the commitment, and every draw of the report, from the seed alone. */

import { blake2b, bytesOf, hex } from "./blake2b.js";

const AT_A_TIME = 20;

export const commitment = (seed) =>
  hex(blake2b(bytesOf(seed), { size: 16, person: bytesOf("mythwright seed") }));

export const keyOf = (seed) => blake2b(bytesOf(seed), { size: 32, person: bytesOf("mythwright dice") });

/**
 * So many numbers below `bound` from one draw: bytes that would favour small ones are thrown away.
 * @returns {number[]}
 */
export function numbers(key, stream, number, bound, count) {
  const fair = 256 - (256 % bound);
  const found = [];
  for (let block = 0; found.length < count; block += 1) {
    const name = block ? `${stream}/${number}.${block}` : `${stream}/${number}`;
    const bytes = blake2b(bytesOf(name), { key });
    for (const byte of bytes) if (byte < fair && found.length < count) found.push(byte % bound);
  }
  return found;
}

function fits(key, draw) {
  const fallen = numbers(key, draw.stream, draw.number, draw.faces.length, draw.dice.length);
  return fallen.every((face, at) => draw.faces[face] === draw.dice[at]);
}

/**
 * Every draw that is not what the seed says; lets the page breathe in between.
 * @param {{seed: string, commitment: string,
 *   draws: {stream: string, number: number, faces: string[], dice: string[]}[]}} report
 * @param {string} promised the commitment that was shown when the game began
 * @param {(done: number) => void} progress
 */
export async function check(report, promised, progress) {
  const key = keyOf(report.seed);
  const wrong = [];
  for (const [at, draw] of report.draws.entries()) {
    if (!fits(key, draw)) wrong.push(draw);
    if (at % AT_A_TIME === 0) {
      progress(at);
      await new Promise((go) => setTimeout(go));
    }
  }
  return { sealed: commitment(report.seed) === promised, wrong, draws: report.draws.length };
}
