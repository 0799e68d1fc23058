import * as z from 'zod/mini';

import { readJson } from '@/adapters/contract/read-json';
import { basketMessage } from '@/adapters/storage/schemas/basket-log';
import type { StorageArea } from '@/adapters/storage/storage-area';
import type { BasketMessage } from '@/domain/basket/basket-log';
import type { AfterPaint } from '@/domain/ports/after-paint';
import type { TabChannel } from '@/domain/ports/tab-channel';

const CHANNEL_NAME = 'lucka.basket';

/** In a browser without channels, messages go through a storage key that is cleared at once. */
const BROADCAST_KEY = 'lucka.shout';

/** The members of `BroadcastChannel` used here. */
export type Broadcast = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Messages are JSON, so that both transports carry the same, and are validated as strictly as a response.
 * They are sent after the frame that answers the tap.
 */
export class BroadcastTabChannel implements TabChannel {
  readonly #broadcast: Broadcast | undefined;
  readonly #area: StorageArea;
  readonly #afterPaint: AfterPaint;

  constructor(open: ((name: string) => Broadcast) | undefined, area: StorageArea, afterPaint: AfterPaint) {
    this.#broadcast = open?.(CHANNEL_NAME);
    this.#area = area;
    this.#afterPaint = afterPaint;
  }

  post(message: BasketMessage): void {
    this.#afterPaint.run(() => this.#send(message));
  }

  #send(message: BasketMessage): void {
    const text = JSON.stringify(message);
    if (this.#broadcast === undefined) this.#shout(text);
    else this.#broadcast.postMessage(text);
  }

  subscribe(listener: (message: BasketMessage) => void): () => void {
    const onReceived = (received: unknown): void => {
      const message = typeof received === 'string' ? readMessage(received) : undefined;
      if (message !== undefined) listener(message);
    };
    const broadcast = this.#broadcast;
    if (broadcast === undefined) return this.#area.onChangedElsewhere(BROADCAST_KEY, onReceived);
    const onMessage = (event: MessageEvent<unknown>): void => onReceived(event.data);
    broadcast.addEventListener('message', onMessage);
    return () => broadcast.removeEventListener('message', onMessage);
  }

  #shout(text: string): void {
    this.#area.write(BROADCAST_KEY, text);
    this.#area.remove(BROADCAST_KEY);
  }
}

function readMessage(text: string): BasketMessage | undefined {
  const json = readJson(text);
  const message = json.ok ? z.safeParse(basketMessage, json.value) : undefined;
  return message?.success === true ? message.data : undefined;
}
