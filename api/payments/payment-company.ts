import type { PaymentProvider } from '@api/payments/payment-provider';
import type { NotificationReader } from '@api/payments/read-notification';

/** A company that takes payments, with the form of its notifications. */
export interface PaymentCompany {
  readonly provider: PaymentProvider;
  readonly readNotification: NotificationReader;
}
