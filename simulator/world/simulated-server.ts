import { pino } from 'pino';

import { inProcessOptions, noImages } from '@demo/in-process/in-process-options';
import { ask, type SimulatedAnswer, type SimulatedCall } from '@simulator/world/api-call';
import { NOTIFICATION_KEY, OPERATOR_TOKEN, SIMULATED_ORIGIN } from '@simulator/world/addresses';
import { mortal, mortalClock, never, type Life } from '@simulator/world/killable-server';
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

export interface ServerSurroundings {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly provider: PaymentProvider;
}

/**
 * The reference API itself, called without a socket. It can die at any moment: what it has stored stays, and nothing of
 * what it was doing goes on. Source: FAULT-P1, FAULT-P7.
 */
export class SimulatedServer {
  readonly #surroundings: ServerSurroundings;
  #life: Life = { isOver: false };
  #app: ApiServer | undefined;
  /** How many calls and starts have begun and not ended. */
  #underWay = 0;
  /** When the process that runs now was started. */
  openedAt: Instant | undefined;

  constructor(surroundings: ServerSurroundings) {
    this.#surroundings = surroundings;
  }

  async open(): Promise<void> {
    const life: Life = { isOver: false };
    const app = await this.#whileBusy(start(this.#surroundings, life));
    this.#life = life;
    this.#app = app;
    this.openedAt = this.#surroundings.clock.now();
  }

  /** Kills the process; nothing of what it was doing goes on. */
  crash(): void {
    this.#life.isOver = true;
    this.#app = undefined;
  }

  /** Whether a call is being answered or a process is starting. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  get isUp(): boolean {
    return this.#app !== undefined;
  }

  /** `lost` while it is down; no answer at all where it dies meanwhile. */
  async handle(call: SimulatedCall): Promise<SimulatedAnswer | 'lost'> {
    const [app, life] = [this.#app, this.#life];
    if (app === undefined) return 'lost';
    const answer = await this.#whileBusy(ask(app, call));
    if (life.isOver) return never();
    const date = new Date(this.#surroundings.clock.now()).toUTCString();
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

async function start(surroundings: ServerSurroundings, life: Life): Promise<ApiServer> {
  const app = await buildServer(partsOf(surroundings, life));
  await app.ready();
  return app;
}

const partsOf = (
  { stores, clock, randomness, provider }: ServerSurroundings,
  life: Life,
): Parameters<typeof buildServer>[0] => ({
  stores: mortalStores(stores, life),
  clock: mortalClock(clock, life),
  randomness,
  provider: mortal(provider, life),
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

const mortalStores = (stores: Stores, life: Life): Stores => ({
  chain: mortal(stores.chain, life),
  settings: mortal(stores.settings, life),
  shops: mortal(stores.shops, life),
  designs: mortal(stores.designs, life),
  orders: mortal(stores.orders, life),
  retention: mortal(stores.retention, life),
  payments: mortal(stores.payments, life),
  notifications: mortal(stores.notifications, life),
  receipts: mortal(stores.receipts, life),
  pushes: mortal(stores.pushes, life),
  ledger: mortal(stores.ledger, life),
  providerReferences: mortal(stores.providerReferences, life),
  refunds: mortal(stores.refunds, life),
  settlements: mortal(stores.settlements, life),
  accounts: mortal(stores.accounts, life),
  sessions: mortal(stores.sessions, life),
  externalLogins: mortal(stores.externalLogins, life),
  passkeys: mortal(stores.passkeys, life),
  favorites: mortal(stores.favorites, life),
  campaigns: mortal(stores.campaigns, life),
  cards: mortal(stores.cards, life),
  shopChanges: mortal(stores.shopChanges, life),
  boards: mortal(stores.boards, life),
  staff: mortal(stores.staff, life),
  devices: mortal(stores.devices, life),
  staffPasskeys: mortal(stores.staffPasskeys, life),
  staffDevices: mortal(stores.staffDevices, life),
  audit: mortal(stores.audit, life),
});
