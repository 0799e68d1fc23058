import type { Disposer } from '@/domain/ports/clock';

/** Runs work that one process is to do for all. */
export interface Leadership {
  /** Starts the work whenever this process becomes the leader and stops it when another may be, until disposed. */
  lead(start: () => Disposer): Disposer;
}

/** A process that shares its database with no other always leads. */
export const aloneLeadership: Leadership = { lead: (start) => start() };
