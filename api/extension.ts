import type { ApiServer } from '@api/http/api-server';
import type { RequestOrigin } from '@api/http/request-origin';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { Stores } from '@api/stores';

/** What the API offers to an extension. */
export interface ExtensionServices extends PaymentDeps {
  readonly stores: Stores;
  readonly originOf: RequestOrigin;
  /** Each of them may sign the payment provider's notifications. */
  readonly notificationKeys: readonly string[];
}

/** Adds routes and background work to the API, such as the pages of a payment provider. */
export type Extension = (app: ApiServer, services: ExtensionServices) => void;
