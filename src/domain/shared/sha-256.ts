import type { Brand } from '@/domain/shared/brand';

/** A digest of 64 hexadecimal digits. */
export type Sha256 = Brand<string, 'Sha256'>;

/** 2^32 times the fractional part of a root of each of the first primes: the constants of the standard. */
const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)));
const INITIAL_STATE = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));

/**
 * Returns the SHA-256 digest of a text in UTF-8. The platform's function is asynchronous, but a confirmation needs its
 * key before anything else can happen. Source: FIPS 180-4.
 */
export function sha256(text: string): Sha256 {
  const message = padded(new TextEncoder().encode(text));
  const state = new DataView(new ArrayBuffer(32));
  INITIAL_STATE.forEach((value, at) => state.setUint32(at * 4, value));
  for (let block = 0; block < message.byteLength; block += 64) compress(state, scheduleOf(message, block));
  const bytes = [...new Uint8Array(state.buffer)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('') as Sha256;
}

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function compress(state: DataView, schedule: DataView): void {
  let [a, b, c, d] = [word(state, 0), word(state, 1), word(state, 2), word(state, 3)];
  let [e, f, g, h] = [word(state, 4), word(state, 5), word(state, 6), word(state, 7)];
  for (const [at, constant] of ROUND_CONSTANTS.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sumOfE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const sumOfA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + sumOfE + choice + constant + word(schedule, at)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumOfA + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => state.setUint32(at * 4, word(state, at) + value));
}

function scheduleOf(message: DataView, block: number): DataView {
  const schedule = new DataView(new ArrayBuffer(64 * 4));
  for (let at = 0; at < 16; at += 1) schedule.setUint32(at * 4, message.getUint32(block + at * 4));
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [word(schedule, at - 15), word(schedule, at - 2)];
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule.setUint32(at * 4, word(schedule, at - 16) + small + word(schedule, at - 7) + large);
  }
  return schedule;
}

const word = (words: DataView, at: number): number => words.getUint32(at * 4);

const rotate = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));

function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}
