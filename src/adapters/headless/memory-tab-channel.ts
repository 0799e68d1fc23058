import type { BasketMessage } from '@/domain/basket/basket-log';
import type { TabChannel } from '@/domain/ports/tab-channel';

/** Connects the channels of several tabs. Delivers at once, or in any order between `hold` and `deliver`. */
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

  /** Queues messages from now on. */
  hold(): void {
    this.#isHolding = true;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Delivers the queued message at `index` (there is one entry for each receiving tab). */
  deliver(index = 0): void {
    const [delivery] = this.#waiting.splice(index, 1);
    if (delivery !== undefined && this.#tabs.has(delivery.to))
      delivery.to.receive(structuredClone(delivery.message));
  }

  /** Delivers all queued messages and those that they cause, then delivers at once again. */
  release(): void {
    this.#isHolding = false;
    while (this.#waiting.length > 0) this.deliver();
  }
}

interface Delivery {
  readonly to: MemoryTabChannel;
  readonly message: BasketMessage;
}

/** The channel of one tab. */
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

  /** Closes the tab. */
  close(): void {
    this.#hub.leave(this);
  }
}
