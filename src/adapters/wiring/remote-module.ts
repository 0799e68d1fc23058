import { ContainerModule } from 'inversify';

import { createHttpClient, HttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCultures } from '@/adapters/http/http-cultures';
import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpEvents } from '@/adapters/http/http-events';
import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpOrderDesk } from '@/adapters/http/http-order-desk';
import { HttpPaymentDesk } from '@/adapters/http/http-payment-desk';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { type ServerTime, tellServerTime } from '@/adapters/http/server-time';
import { bindPort, bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { SessionStore } from '@/application/stores/session-store';
import { Clock } from '@/domain/ports/clock';
import { Cultures } from '@/domain/ports/cultures';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { OrderDesk } from '@/domain/ports/order-desk';
import { PaymentDesk } from '@/domain/ports/payment-desk';
import { SettingsSource } from '@/domain/ports/settings-source';
import { ShopCatalog } from '@/domain/ports/shop-catalog';

export interface RemoteOptions {
  /** The origin of the site. */
  readonly baseUrl: string;
  /** What `document.cookie` says. */
  readonly cookies: () => string;
  readonly onServerTime: (time: ServerTime) => void;
  readonly fetch?: typeof globalThis.fetch;
}

/** The chain's server. */
export const remoteModule = (options: RemoteOptions): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const client = (sessions: SessionStore, clock: Clock) => createClient(options, sessions, clock);
    bindSingleTo(bind, HttpClient, client, [SessionStore, Clock]);
    bindSingleTo(bind, HttpCalls, toCalls, [HttpClient, Clock]);
    bindSingle(bind, HttpEvents, [HttpClient, Clock]);
    bindPort(bind, ShopCatalog, HttpShopCatalog, [HttpCalls, FailureReporter]);
    bindPort(bind, MenuCatalog, HttpMenuCatalog, [HttpCalls, FailureReporter]);
    bindPort(bind, DeliverySpotCatalog, HttpDeliverySpotCatalog, [HttpCalls, FailureReporter]);
    bindPort(bind, SettingsSource, HttpSettingsSource, [HttpCalls]);
    bindPort(bind, CustomerAccount, HttpCustomerAccount, [HttpCalls]);
    bindPort(bind, OrderDesk, HttpOrderDesk, [HttpCalls, HttpEvents]);
    bindPort(bind, PaymentDesk, HttpPaymentDesk, [HttpCalls]);
    bindPort(bind, ImageAddresses, HttpImageAddresses, []);
    bindSingleTo(bind, Cultures, (calls: HttpCalls) => new HttpCultures(calls, options.cookies), [HttpCalls]);
  });

/** Its waits are spread by chance. */
const toCalls = (client: HttpClient, clock: Clock): HttpCalls => new HttpCalls(client, clock);

function createClient(options: RemoteOptions, sessions: SessionStore, clock: Clock): HttpClient {
  const client = createHttpClient({
    baseUrl: options.baseUrl,
    accessToken: () => sessions.session.token?.accessToken,
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });
  tellServerTime(client, options.onServerTime, () => clock.now());
  return client;
}
