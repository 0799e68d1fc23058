import { createHash } from 'node:crypto';

const KEY_BYTES = 16;

/** The key of a count in the database: a hash of the limit's name and the caller's network, all of one length. */
export const countKey = (name: string, index: number, key: string): Buffer =>
  createHash('sha256').update(`${name} ${index} ${key}`).digest().subarray(0, KEY_BYTES);
