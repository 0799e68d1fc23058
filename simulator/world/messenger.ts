import type { Post } from '@/adapters/recording/step';
import { fateOf } from '@simulator/random/chance';
import { NOTIFICATION_KEY } from '@simulator/world/addresses';
import { forge } from '@simulator/world/forged-notification';
import { deliverEmail, type Delivery } from '@simulator/world/deliver-email';
import { restartServer } from '@simulator/world/restart-server';
import type { ProviderEntry } from '@simulator/world/simulated-provider';
import type { AnsweredCall } from '@simulator/world/api-call';
import type { Tally } from '@simulator/trace/tally';
import { wait } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import { SIGNATURE_TOLERANCE_MS, signatureOf } from '@api/payments/notification-signature';

/** A webhook, repeated until it is acknowledged. */
interface Word {
  readonly id: string;
  readonly body: string;
}

/** What the server has answered to a notification. */
export type NotificationAnswered =
  | {
      readonly kind: 'notificationAnswered';
      readonly id: string;
      /** When the same notification was processed before. */
      readonly processedAt: Instant | undefined;
      readonly status: number;
    }
  | { readonly kind: 'invalidNotificationAnswered'; readonly id: string; readonly status: number };

interface MessengerDeps extends Delivery {
  readonly seed: number;
  readonly faults: Tally;
  /** The notifications that the server has stored. */
  readonly notifications: ReadonlyMap<string, { readonly processedAt?: Instant | undefined }>;
  readonly observe: (observed: NotificationAnswered | AnsweredCall) => void;
}

const FASTEST_MS = 20;
const SLOWEST_MS = 400;
const AGAIN_MS = 45_000;
const MOST_TRIES = 5;
const WITHIN_MS = 90_000;
const DOWN_MS = { least: 200, most: 20_000 };

/**
 * Delivers the payment provider's webhooks to the server: late, lost, repeated, reordered, with an expired signature,
 * or just before the server is killed; forged ones in between. What happens to each follows from the seed and its id.
 * Source: FAULT-P9, FAULT-P12, FAULT-P13.
 */
export class Messenger {
  post: Post = {};
  /** The ids of the provider's notifications, and of those that were acknowledged. */
  readonly sent = new Set<string>();
  readonly acknowledged = new Set<string>();
  readonly #deps: MessengerDeps;

  constructor(deps: MessengerDeps) {
    this.#deps = deps;
  }

  /** An entry of the provider's books is new, or has changed. */
  send({ paymentId, status }: ProviderEntry): void {
    const id = `${paymentId}-${status}`;
    this.sent.add(id);
    void this.#send({ id, body: JSON.stringify({ id, paymentId, status }) }, 1);
    if (this.#roll(id, 'forged') < (this.post.forges ?? 0)) void this.#sendForged(paymentId, id);
  }

  async #send(word: Word, attempt: number): Promise<void> {
    const { clock } = this.#deps;
    const { slowness = 1, loses = 0, ages = 0, repeats = 0, kills = 0 } = this.post;
    const roll = (what: string): number => this.#roll(word.id, attempt, what);
    const [share, isRepeated] = [roll('pace'), roll('repeated') < repeats];
    await wait(clock, slowness * (FASTEST_MS + share * share * (SLOWEST_MS - FASTEST_MS)));
    if (roll('lost') < loses) this.#meet('notification lost');
    else if (roll('aged') < ages) await this.#deliverAged(word);
    else await this.#deliver(word);
    if (this.acknowledged.has(word.id)) {
      if (isRepeated) void this.#repeat(word, roll('again') * WITHIN_MS);
      if (roll('killed') < kills) await this.#kill(roll('down'));
      return;
    }
    if (attempt >= MOST_TRIES) return;
    await wait(clock, attempt * AGAIN_MS);
    await this.#send(word, attempt + 1);
  }

  async #repeat(word: Word, afterMs: number): Promise<void> {
    this.#meet('notification repeated');
    void this.#deliver(word);
    await wait(this.#deps.clock, afterMs);
    await this.#deliver(word);
  }

  async #deliver({ id, body }: Word): Promise<void> {
    const { clock, notifications } = this.#deps;
    const processedAt = notifications.get(id)?.processedAt;
    const signature = signatureOf(NOTIFICATION_KEY, clock.now(), Buffer.from(body));
    const status = await deliverEmail(this.#deps, id, { body, signature });
    if (status === undefined) return;
    this.#deps.observe({ kind: 'notificationAnswered', id, processedAt, status });
    if (status < 300) this.acknowledged.add(id);
  }

  /** A notification that was signed in time and delivered too late. */
  async #deliverAged({ id, body }: Word): Promise<void> {
    const { clock } = this.#deps;
    this.#meet('notification too old');
    const signature = signatureOf(NOTIFICATION_KEY, clock.now(), Buffer.from(body));
    await wait(clock, SIGNATURE_TOLERANCE_MS + 1_000);
    const status = await deliverEmail(this.#deps, id, { body, signature });
    if (status !== undefined) this.#deps.observe({ kind: 'invalidNotificationAnswered', id, status });
  }

  /** A forged notification that claims a payment. */
  async #sendForged(paymentId: string, about: string): Promise<void> {
    const { clock } = this.#deps;
    const id = `forged-${about}`;
    await wait(clock, this.#roll(id, 'when') * WITHIN_MS);
    this.#meet('notification forged');
    const body = JSON.stringify({ id, paymentId, status: 'reserved' });
    const status = await deliverEmail(this.#deps, id, forge(body, clock.now(), this.#roll(id, 'how')));
    if (status !== undefined) this.#deps.observe({ kind: 'invalidNotificationAnswered', id, status });
  }

  async #kill(share: number): Promise<void> {
    this.#meet('crash after a notification');
    await restartServer(this.#deps, DOWN_MS.least + share * (DOWN_MS.most - DOWN_MS.least));
  }

  #meet(fault: string): void {
    this.#deps.faults.add(fault);
  }

  #roll(...words: readonly (string | number)[]): number {
    return fateOf(this.#deps.seed, 'notification', ...words);
  }
}
