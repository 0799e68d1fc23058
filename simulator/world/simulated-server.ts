import { pino } from 'pino';

import { inProcessOptions, noImages } from '@demo/in-process/in-process-options';
import { ask, type SimulatedAnswer, type SimulatedCall } from '@simulator/world/api-call';
import { NOTIFICATION_KEY, OPERATOR_TOKEN, SIMULATED_ORIGIN } from '@simulator/world/addresses';
import {
  eachKillable,
  killable,
  killableClock,
  never,
  type Lifetime,
} from '@simulator/world/killable-server';
import { quickHashing } from '@simulator/world/quick-hashing';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { ApiServer } from '@api/http/api-server';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { buildServer } from '@api/server';
import type { Stores } from '@api/stores';
import type { Instant } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';

export interface ServerEnvironment {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly provider: PaymentProvider;
}

/**
 * The reference API itself, called without a socket. It can be killed at any moment: what it has stored stays, and
 * nothing of what it was doing goes on. Source: FAULT-P1, FAULT-P7.
 */
export class SimulatedServer {
  readonly #environment: ServerEnvironment;
  #lifetime: Lifetime = { isOver: false };
  #app: ApiServer | undefined;
  /** How many calls and starts have begun and not ended. */
  #underWay = 0;
  /** When the process that runs now was started. */
  openedAt: Instant | undefined;

  constructor(environment: ServerEnvironment) {
    this.#environment = environment;
  }

  async open(): Promise<void> {
    const lifetime: Lifetime = { isOver: false };
    const app = await this.#whileBusy(start(this.#environment, lifetime));
    this.#lifetime = lifetime;
    this.#app = app;
    this.openedAt = this.#environment.clock.now();
  }

  /** Kills the process; nothing of what it was doing goes on. */
  crash(): void {
    this.#lifetime.isOver = true;
    this.#app = undefined;
  }

  /** Whether a call is being answered or a process is starting. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  get isUp(): boolean {
    return this.#app !== undefined;
  }

  /** `lost` while it is down; no answer at all where it is killed meanwhile. */
  async handle(call: SimulatedCall): Promise<SimulatedAnswer | 'lost'> {
    const [app, lifetime] = [this.#app, this.#lifetime];
    if (app === undefined) return 'lost';
    const answer = await this.#whileBusy(ask(app, call));
    if (lifetime.isOver) return never();
    const date = new Date(this.#environment.clock.now()).toUTCString();
    return { ...answer, headers: { ...answer.headers, date } };
  }

  /** Moves an order by the operator's call. Resolves with the status; 0 while the server is down. */
  async move(orderId: string, status: string): Promise<number> {
    const answer = await this.handle({
      method: 'POST',
      path: `/api/operator/order/${orderId}/status`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${OPERATOR_TOKEN}`,
        'x-requested-with': 'storefront',
        origin: SIMULATED_ORIGIN,
      },
      body: JSON.stringify({ status }),
    });
    return answer === 'lost' ? 0 : answer.status;
  }

  async close(): Promise<void> {
    await this.#app?.close();
  }

  async #whileBusy<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
    }
  }
}

async function start(environment: ServerEnvironment, lifetime: Lifetime): Promise<ApiServer> {
  const app = await buildServer(depsOf(environment, lifetime));
  await app.ready();
  return app;
}

const depsOf = (
  { stores, clock, randomness, provider }: ServerEnvironment,
  lifetime: Lifetime,
): Parameters<typeof buildServer>[0] => ({
  stores: eachKillable(stores, lifetime),
  clock: killableClock(clock, lifetime),
  randomness,
  provider: killable(provider, lifetime),
  hasher: quickHashing,
  images: noImages,
  mailer: { send: () => Promise.resolve(ok(undefined)) },
  texts: new MemoryTexts(),
  log: pino({ level: 'silent' }),
  options: {
    ...inProcessOptions,
    version: 'simulated',
    publicOrigin: SIMULATED_ORIGIN,
    operatorToken: OPERATOR_TOKEN,
    notificationKeys: [NOTIFICATION_KEY],
  },
});
