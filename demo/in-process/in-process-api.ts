import { pino } from 'pino';

import { inProcessOptions, noImages } from '@demo/in-process/in-process-options';
import { injectFetch } from '@demo/in-process/inject-fetch';
import { fetchMailCatalogue } from '@api/mail/mail-catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Instant } from '@/domain/shared/instant';
import { appVersion } from '@api/app-version';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { catchUpCooking } from '@demo/kitchen/catch-up';
import { demonstrationChain } from '@demo/demonstration-chain';
import { demonstrationExtension } from '@demo/demonstration-extension';
import { welcomeDemonstrationMember } from '@demo/demonstration-member';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';
import { storeChainWhereEmpty } from '@api/chain/store-chain';
import type { Mailer } from '@api/mail/mailer';
import { silentMeter } from '@api/metrics/meter';
import { LocalOrderAnnouncer } from '@api/orders/order-announcer';
import { KitchenLoad } from '@api/shops/kitchen-load';
import { buildServer } from '@api/server';
import type { Stores } from '@api/stores';

/** The reference API in this process: its own routes and rules on the stores given, called without a socket. */
export interface InProcessApi {
  /** Where the calls seem to go. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Has the kitchen do what it would have done by now. */
  catchUp(): Promise<void>;
  /** Stops its background services. */
  close(): Promise<void>;
}

export interface InProcessOptions {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly mailer: Mailer;
  /** When the demonstration's offers begin to count their days; now where left out. */
  readonly since?: Instant;
  /** How long an order stands at each step of the kitchen, also while no process runs; undefined without a kitchen. */
  readonly kitchenPaceMs: number | undefined;
}

const ORIGIN = 'http://localhost';

/** Opens it, with the demonstration's chain and member where the stores hold none. */
export async function openInProcessApi(options: InProcessOptions): Promise<InProcessApi> {
  const { stores, clock, randomness } = options;
  await storeChainWhereEmpty(stores, () => demonstrationChain(options.since ?? clock.now()));
  await welcomeDemonstrationMember({ ...stores, clock, randomness, hasher: new PasswordHasher() });
  const provider = new DemonstrationProvider({ ledger: stores.ledger, clock, randomness });
  const { kitchenPaceMs } = options;
  const catchUp = async (): Promise<void> => {
    if (kitchenPaceMs === undefined) return;
    const kitchens = new KitchenLoad({ orders: stores.orders, clock });
    const announcer = new LocalOrderAnnouncer(silentMeter);
    await catchUpCooking(
      {
        ...stores,
        kitchens,
        provider,
        announcer,
        clock,
        randomness,
        meter: silentMeter,
        alarm: () => undefined,
      },
      kitchenPaceMs,
    );
  };
  await catchUp();
  const app = await buildServer({
    ...{ stores, clock, randomness, mailer: options.mailer },
    provider,
    images: noImages,
    texts: new I18nextTexts({ report: () => undefined, log: () => undefined }, fetchMailCatalogue),
    log: pino({ level: 'silent' }),
    options: { ...inProcessOptions, version: appVersion(), publicOrigin: ORIGIN },
    extend: demonstrationExtension({ hasPaymentPage: true, kitchenPaceMs }),
  });
  await app.ready();
  return { origin: ORIGIN, fetch: injectFetch(app), catchUp, close: async () => void (await app.close()) };
}
