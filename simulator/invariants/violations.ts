import type { Trace } from '@simulator/trace/trace';
import type { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';

/** The names of the invariants. */
export type Rule =
  | 'at most one capture'
  | 'one order for one confirmation'
  | 'no paid order is given up'
  | 'orders are what the menu says'
  | 'no money without an order'
  | 'forged notifications change nothing'
  | 'what was acknowledged is done once'
  | 'paid orders are seen'
  | 'paid orders are tracked'
  | 'the payment state that is shown is true'
  | 'totals are equal'
  | 'one shop in a basket'
  | 'nothing leaves a basket by itself'
  | 'what was paid leaves the basket'
  | 'tabs agree'
  | 'no order while the shop refuses'
  | 'statuses never go back'
  | 'polling ends'
  | 'polls are in time'
  | 'expired orders are removed'
  | 'the clock follows the server'
  | 'every act ends'
  | 'calls are answered in time'
  | 'the menu is of the shop that is shown'
  | 'nothing breaks'
  | 'a logged-out member is forgotten'
  | 'favorites are of their member'
  | 'what was confirmed is ordered'
  | 'orders expire when promised'
  | 'customers can order';

export interface Violation {
  readonly rule: Rule;
  readonly at: Instant;
  readonly what: string;
}

export class Violations {
  readonly all: Violation[] = [];
  readonly #clock: Clock;
  readonly #trace: Trace;

  readonly #tell: (violation: Violation) => void;

  constructor(clock: Clock, trace: Trace, tell: (violation: Violation) => void = () => undefined) {
    this.#clock = clock;
    this.#trace = trace;
    this.#tell = tell;
  }

  add(rule: Rule, what: string): void {
    this.#trace.write(`VIOLATED ${rule}: ${what}`);
    const violation = { rule, at: this.#clock.now(), what };
    this.all.push(violation);
    this.#tell(violation);
  }
}
