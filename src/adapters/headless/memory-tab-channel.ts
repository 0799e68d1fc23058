import type { BasketMessage } from '@/domain/basket/basket-log';
import type { TabChannel } from '@/domain/ports/tab-channel';

/** Joins the channels of several tabs. Delivers at once, or by hand and in any order between `hold` and `deliver`. */
export class MemoryTabHub {
  readonly #tabs = new Set<MemoryTabChannel>();
  readonly #waiting: Delivery[] = [];
  #isHolding = false;

  join(tab: MemoryTabChannel): void {
    this.#tabs.add(tab);
  }

  leave(tab: MemoryTabChannel): void {
    this.#tabs.delete(tab);
  }

  send(from: MemoryTabChannel, message: BasketMessage): void {
    for (const to of this.#tabs) {
      if (to === from) continue;
      if (this.#isHolding) this.#waiting.push({ to, message });
      else to.receive(structuredClone(message));
    }
  }

  /** From now on messages wait. */
  hold(): void {
    this.#isHolding = true;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Delivers the waiting message at `index` (each tab gets its messages by one entry each). */
  deliver(index = 0): void {
    const [delivery] = this.#waiting.splice(index, 1);
    if (delivery !== undefined && this.#tabs.has(delivery.to))
      delivery.to.receive(structuredClone(delivery.message));
  }

  /** Delivers all that waits, and what that sets off, then goes on delivering at once. */
  release(): void {
    this.#isHolding = false;
    while (this.#waiting.length > 0) this.deliver();
  }
}

interface Delivery {
  readonly to: MemoryTabChannel;
  readonly message: BasketMessage;
}

/** One tab's end. */
export class MemoryTabChannel implements TabChannel {
  readonly posted: BasketMessage[] = [];
  readonly #hub: MemoryTabHub;
  readonly #listeners = new Set<(message: BasketMessage) => void>();

  constructor(hub: MemoryTabHub = new MemoryTabHub()) {
    this.#hub = hub;
    hub.join(this);
  }

  post(message: BasketMessage): void {
    this.posted.push(message);
    this.#hub.send(this, message);
  }

  subscribe(listener: (message: BasketMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  receive(message: BasketMessage): void {
    for (const listener of [...this.#listeners]) listener(message);
  }

  /** The tab is closed. */
  close(): void {
    this.#hub.leave(this);
  }
}
