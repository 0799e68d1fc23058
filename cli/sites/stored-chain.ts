import { deserialize, serialize } from 'node:v8';

import { type Instant, instant } from '@/domain/shared/instant';
import { emptyMemoryState, type MemoryState } from '@api/stores';

/** Increased with every change of the shape of `MemoryState`, which its test compares. */
export const CHAIN_VERSION = 13;

/** The chain of the in-process API between two commands. */
export interface StoredChain {
  /** The time of creation, from which the days of offers count. */
  readonly since: Instant;
  readonly state: MemoryState;
}

export const newChain = (since: Instant): StoredChain => ({ since, state: emptyMemoryState() });

export const chainBytes = ({ since, state }: StoredChain): Uint8Array =>
  serialize({ version: CHAIN_VERSION, since, state });

/** Undefined for the state of another version, or anything else. */
export function readChain(bytes: Uint8Array): StoredChain | undefined {
  const read = readBack(bytes);
  if (!isRecord(read) || read['version'] !== CHAIN_VERSION) return undefined;
  const { since, state } = read;
  return typeof since === 'number' && isLike(state, emptyMemoryState())
    ? { since: instant(since), state }
    : undefined;
}

function readBack(bytes: Uint8Array): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}

/** Whether all properties have the same types. */
const isLike = (read: unknown, model: MemoryState): read is MemoryState =>
  isRecord(read) && Object.entries(model).every(([name, part]) => kindOf(read[name]) === kindOf(part));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const kindOf = (value: unknown): string => Object.prototype.toString.call(value);
