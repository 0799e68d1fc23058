import type { BasketMessage } from '@/domain/basket/basket-log';
import type { Clock } from '@/domain/ports/clock';
import type { TabChannel } from '@/domain/ports/tab-channel';

const SLOWEST_MS = 12;

/** Joins the tabs of one browser. A message takes a moment, and reaches the tabs that are open then. */
export class TabHub {
  readonly #clock: Clock;
  readonly #ends = new Set<(message: BasketMessage) => void>();
  readonly #onSend: (message: BasketMessage) => void;
  #sent = 0;

  /** `onSend` is called with every message at once. */
  constructor(clock: Clock, onSend: (message: BasketMessage) => void) {
    this.#clock = clock;
    this.#onSend = onSend;
  }

  join(): TabChannel & { readonly close: () => void } {
    const listeners = new Set<(message: BasketMessage) => void>();
    const receive = (message: BasketMessage): void => {
      for (const listener of [...listeners]) listener(structuredClone(message));
    };
    this.#ends.add(receive);
    return {
      post: (message) => this.#send(receive, message),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close: () => void this.#ends.delete(receive),
    };
  }

  /** Messages of one tab may overtake each other on the way to another. */
  #send(from: (message: BasketMessage) => void, message: BasketMessage): void {
    this.#onSend(message);
    if (this.#ends.size < 2) return;
    this.#sent += 1;
    this.#clock.after(1 + ((this.#sent * 7) % SLOWEST_MS), () => {
      for (const receive of this.#ends) if (receive !== from) receive(message);
    });
  }
}
