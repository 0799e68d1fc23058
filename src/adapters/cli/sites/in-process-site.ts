import { deserialize, serialize } from 'node:v8';

import { openInProcessApi } from '@/adapters/cli/sites/in-process-api';
import type { Site } from '@/adapters/cli/sites/site';
import type { Home } from '@/adapters/cli/terminal/home';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { err } from '@/domain/shared/result';
import { emptyMemoryState, memoryStores, type MemoryState } from '@api/stores';

/** The demonstration's kitchen takes its time, but nobody at a terminal waits for long. */
const KITCHEN_PACE_MS = 3_000;

/** No origin: another server of this machine may have that of the API in this process. */
export const IN_PROCESS = 'in-process';

/** The reference API in this process, with the chain as this home has kept it. */
export async function inProcessSite(home: Home, clock: Clock, randomness: Randomness): Promise<Site> {
  const state = stateOf(await home.chain());
  const api = await openInProcessApi({
    ...{ stores: memoryStores(state), clock, randomness },
    // A terminal has no mailbox, and says so where a mail would be sent.
    mailer: { send: () => Promise.resolve(err({ kind: 'notSent' })) },
    kitchenPaceMs: KITCHEN_PACE_MS,
  });
  return {
    ...api,
    name: IN_PROCESS,
    sendForm: async (address, fields) => {
      const answer = await api.fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
      return answer.status;
    },
    keep: () => home.keepChain(serialize(state)),
  };
}

/** As it was kept, unless another version of the program kept it: what does not fit is a new chain. */
function stateOf(kept: Uint8Array | undefined): MemoryState {
  const empty = emptyMemoryState();
  const read: unknown = kept === undefined ? undefined : readBack(kept);
  return isLike(read, empty) ? read : empty;
}

function readBack(kept: Uint8Array): unknown {
  try {
    return deserialize(kept);
  } catch {
    return undefined;
  }
}

/** Whether it has the same parts, each of the same kind. */
const isLike = (read: unknown, model: MemoryState): read is MemoryState =>
  isRecord(read) && Object.entries(model).every(([name, part]) => kindOf(read[name]) === kindOf(part));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const kindOf = (value: unknown): string => Object.prototype.toString.call(value);
