import { HttpCultures } from '@/adapters/http/http-cultures';
import { CookieJar } from '@/adapters/http/cookie-jar';
import { createHttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpCustomerIdentity } from '@/adapters/http/http-customer-identity';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpEvents } from '@/adapters/http/http-events';
import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpMembershipCard } from '@/adapters/http/http-membership-card';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { HttpPasskeys } from '@/adapters/http/http-passkeys';
import { HttpPaymentGateway } from '@/adapters/http/http-payment-gateway';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { ManualClock } from '@test/support/memory/manual-clock';
import type { Cultures } from '@/domain/ports/cultures';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import type { FavoriteList } from '@/domain/ports/favorite-list';
import type { MembershipCard } from '@/domain/ports/membership-card';
import type { MenuCatalog } from '@/domain/ports/menu-catalog';
import type { OfferCatalog } from '@/domain/ports/offer-catalog';
import type { OrderGateway } from '@/domain/ports/order-gateway';
import type { OrderHistory } from '@/domain/ports/order-history';
import type { Passkeys } from '@/domain/ports/passkeys';
import type { PaymentGateway } from '@/domain/ports/payment-gateway';
import type { SettingsSource } from '@/domain/ports/settings-source';
import type { ShopCatalog } from '@/domain/ports/shop-catalog';
import { ImpatientClock } from '@test/support/http/calls-to';
import { StorefrontServer } from '@test/support/http/storefront-server';

/** The remote ports, the state behind them, and how to close them. */
export interface RemoteWorld {
  readonly shops: ShopCatalog;
  readonly menus: MenuCatalog;
  readonly spots: DeliverySpotCatalog;
  readonly settings: SettingsSource;
  readonly account: CustomerAccount;
  readonly identity: CustomerIdentity;
  readonly passkeys: Passkeys;
  readonly favorites: FavoriteList;
  readonly history: OrderHistory;
  readonly offers: OfferCatalog;
  readonly card: MembershipCard;
  readonly cultures: Cultures;
  readonly orders: OrderGateway;
  readonly payments: PaymentGateway;
  /** In memory the doubles are the ports themselves, by HTTP they are behind the server. */
  readonly server: StorefrontServer;
  stop(): Promise<void>;
}

/** By HTTP and in memory: one contract for both. */
export const REMOTE_WORLDS: readonly (readonly [string, () => Promise<RemoteWorld>])[] = [
  ['by HTTP', httpWorld],
  ['in memory', memoryWorld],
];

async function httpWorld(): Promise<RemoteWorld> {
  const server = new StorefrontServer();
  await server.http.start();
  const cookies = new CookieJar(globalThis.fetch);
  const client = createHttpClient({
    baseUrl: server.http.url,
    fetch: cookies.fetch,
  });
  const calls = new HttpCalls(client, new ImpatientClock(), () => 0);
  const reporter = new RecordingFailureReporter();
  return {
    shops: new HttpShopCatalog({ calls, reporter }),
    menus: new HttpMenuCatalog({ calls, reporter }),
    spots: new HttpDeliverySpotCatalog({ calls, reporter }),
    settings: new HttpSettingsSource({ calls, reporter }),
    account: new HttpCustomerAccount({ calls, reporter }),
    identity: new HttpCustomerIdentity({ calls }),
    passkeys: new HttpPasskeys({ calls }),
    favorites: new HttpFavoriteList({ calls, reporter }),
    history: new HttpOrderHistory({ calls, reporter }),
    offers: new HttpOfferCatalog({ calls, reporter }),
    card: new HttpMembershipCard({ client, clock: new ManualClock() }),
    cultures: new HttpCultures(calls, () => cookies.text()),
    orders: new HttpOrderGateway({
      calls,
      events: new HttpEvents({ client, clock: new ManualClock() }),
      reporter,
    }),
    payments: new HttpPaymentGateway({ calls }),
    server,
    stop: () => server.http.stop(),
  };
}

function memoryWorld(): Promise<RemoteWorld> {
  const server = new StorefrontServer();
  return Promise.resolve({ ...server, server, stop: () => Promise.resolve() });
}
