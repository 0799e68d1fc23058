import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 50;
const RETRIED_STATUSES = new Set([502, 503]);

/** How many calls had to be repeated. */
export interface Tally {
  calls: number;
  retried: number;
}

/** Repeats a call as the storefront does, while a process is away or has too much to do (FAULT-P24). */
export async function insist<Reply extends { readonly status: number }>(
  ask: () => Promise<Reply>,
  tally: Tally = { calls: 0, retried: 0 },
): Promise<Reply> {
  for (;;) {
    tally.calls += 1;
    const reply = await ask().catch(unlessUnreachable);
    if (reply !== undefined && !RETRIED_STATUSES.has(reply.status)) return reply;
    tally.retried += 1;
    await pause(RETRY_MS);
  }
}

/** So says `fetch`. */
function unlessUnreachable(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}
