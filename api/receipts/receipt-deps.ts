import type { Texts } from '@/domain/ports/texts';
import type { AccountStore } from '@api/accounts/account-store';
import type { Mailer } from '@api/mail/mailer';
import type { OrderLinkDeps } from '@api/orders/order-access-link';
import type { PaymentStore } from '@api/payments/payment-store';
import type { RefundStore } from '@api/payments/refunds/refund-store';
import type { ReceiptStore } from '@api/receipts/receipt-store';
import type { ShopStore } from '@api/shops/shop-store';
import type { SettingsStore } from '@api/settings/settings-store';

export interface ReceiptDeps extends OrderLinkDeps {
  readonly accounts: AccountStore;
  readonly receipts: ReceiptStore;
  readonly shops: ShopStore;
  readonly payments: PaymentStore;
  readonly refunds: RefundStore;
  readonly settings: SettingsStore;
  readonly mailer: Mailer;
  readonly texts: Texts;
}
