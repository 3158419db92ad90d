/** BLAKE2b (RFC 7693) with key and personalisation, so that the page itself can check the dice. */

const WORD = (1n << 64n) - 1n;
const BLOCK = 128;
const ROUNDS = 12;

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
];
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const MIXES = [...COLUMNS, ...DIAGONALS];

const turned = (word, by) => ((word >> by) | (word << (64n - by))) & WORD;

function mix(v, [a, b, c, d], x, y) {
  v[a] = (v[a] + v[b] + x) & WORD;
  v[d] = turned(v[d] ^ v[a], 32n);
  v[c] = (v[c] + v[d]) & WORD;
  v[b] = turned(v[b] ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & WORD;
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & WORD;
  v[b] = turned(v[b] ^ v[c], 63n);
}

function compress(state, block, count, last) {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK);
  const m = Array.from({ length: 16 }, (_, at) => view.getBigUint64(8 * at, true));
  const v = [...state, ...IV];
  v[12] ^= BigInt(count);
  if (last) v[14] ^= WORD;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = SIGMA[round % 10];
    MIXES.forEach((places, at) => mix(v, places, m[order[2 * at]], m[order[2 * at + 1]]));
  }
  return state.map((word, at) => word ^ v[at] ^ v[at + 8]);
}

function parameters(size, key, person) {
  const block = new Uint8Array(64);
  block.set([size, key.length, 1, 1]);
  block.set(person.subarray(0, 16), 48);
  const view = new DataView(block.buffer);
  return IV.map((word, at) => word ^ view.getBigUint64(8 * at, true));
}

/** All that is hashed, the key's block first, padded to whole blocks. */
function padded(message, key) {
  const ahead = key.length ? BLOCK : 0;
  const length = ahead + message.length;
  const bytes = new Uint8Array(Math.max(BLOCK, Math.ceil(length / BLOCK) * BLOCK));
  bytes.set(key);
  bytes.set(message, ahead);
  return { bytes, length };
}

const NOTHING = new Uint8Array();

/**
 * @param {Uint8Array} message
 * @param {{size?: number, key?: Uint8Array, person?: Uint8Array}} [given]
 * @returns {Uint8Array}
 */
export function blake2b(message, { size = 64, key = NOTHING, person = NOTHING } = {}) {
  const { bytes, length } = padded(message, key);
  let state = parameters(size, key, person);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const last = at + BLOCK >= bytes.length;
    state = compress(state, bytes.subarray(at, at + BLOCK), last ? length : at + BLOCK, last);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, at) => digest.setBigUint64(8 * at, word, true));
  return new Uint8Array(digest.buffer).slice(0, size);
}

export const bytesOf = (text) => new TextEncoder().encode(text);
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
