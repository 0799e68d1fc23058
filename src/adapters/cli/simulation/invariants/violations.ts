import type { Trace } from '@/adapters/cli/simulation/trace';
import type { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';

/** What must never be, by its name. */
export type Rule =
  | 'at most one capture'
  | 'no money without an order'
  | 'paid orders are seen'
  | 'totals are equal'
  | 'one shop in a basket'
  | 'nothing leaves a basket by itself'
  | 'tabs agree'
  | 'no order while the shop refuses'
  | 'statuses never go back'
  | 'polling ends'
  | 'expired orders go'
  | 'every act ends'
  | 'nothing breaks'
  | 'who has left is forgotten';

export interface Violation {
  readonly rule: Rule;
  readonly at: Instant;
  readonly what: string;
}

export class Violations {
  readonly all: Violation[] = [];
  readonly #clock: Clock;
  readonly #trace: Trace;

  constructor(clock: Clock, trace: Trace) {
    this.#clock = clock;
    this.#trace = trace;
  }

  add(rule: Rule, what: string): void {
    this.#trace.write(`VIOLATED ${rule}: ${what}`);
    this.all.push({ rule, at: this.#clock.now(), what });
  }
}
