import type { ApiServer } from '@api/http/api-server';
import type { RequestOrigin } from '@api/http/request-origin';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { Stores } from '@api/stores';
import type { Leadership } from '@api/system/leadership';

/** The services of the API for an extension. */
export interface ExtensionServices extends PaymentDeps {
  readonly stores: Stores;
  readonly originOf: RequestOrigin;
  /** For work that one process does for all. */
  readonly leadership: Leadership;
  /** Each of these keys may sign the payment provider's notifications. */
  readonly notificationKeys: readonly string[];
}

/** Adds routes and background work to the API, for example the pages of a payment provider. */
export type Extension = (app: ApiServer, services: ExtensionServices) => void;
