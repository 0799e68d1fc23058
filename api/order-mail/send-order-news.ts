import type { Disposer } from '@/domain/ports/clock';
import type { Texts } from '@/domain/ports/texts';
import { emailKeyOf } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { Limiter, RateLimit } from '@api/limits/limiter';
import type { Mailer } from '@api/mail/mailer';
import { orderAccessLink, type OrderLinkDeps } from '@api/orders/order-access-link';
import type { DueMail, MailRules, OrderMailStore } from '@api/order-mail/order-mail-store';
import { orderNewsMail } from '@api/order-mail/order-news-mail';
import { contactOf } from '@api/orders/order-details';
import { LATE_WINDOW } from '@api/orders/order-news';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PaymentStore } from '@api/payments/payment-store';
import type { RefundStore } from '@api/payments/refunds/refund-store';
import { orderMoney } from '@api/receipts/order-money';
import type { SettingsStore } from '@api/settings/settings-store';
import type { ShopStore } from '@api/shops/shop-store';
import { everyRound } from '@api/system/every-round';

export interface OrderNewsDeps extends OrderLinkDeps {
  readonly orderMails: OrderMailStore;
  readonly accounts: AccountStore;
  readonly shops: ShopStore;
  readonly settings: SettingsStore;
  readonly payments: PaymentStore;
  readonly refunds: RefundStore;
  readonly mailer: Mailer;
  readonly texts: Texts;
  /** Counts the mails to each address. */
  readonly addressLimit: Limiter;
}

/** More than a group that orders together needs; the address of an order is not confirmed. Source: DEC-163. */
export const MAILS_TO_ADDRESS: readonly RateLimit[] = [{ max: 30, windowMs: 24 * 60 * 60_000 }];

const INTERVAL_MS = 5_000;
const BATCH = 10;
const RULES: MailRules = {
  // After 1, 5, 21, 85 and 341 minutes again.
  ...{ maxTries: 6, firstWaitMs: 60_000, ...LATE_WINDOW },
  ...{ readyForMs: 60 * 60_000, storedForMs: 24 * 60 * 60_000 },
};

/**
 * Mails what is new of the orders whose guests want that, each news once: what the mail server has taken is stored. One
 * that failed, or whose process was killed, is sent again while it is true; where the process was killed between the
 * mail server and the database, the mail arrives twice. Source: DEC-163.
 */
export async function sendOrderNews(deps: OrderNewsDeps): Promise<void> {
  let claimed: number;
  do {
    const due = await deps.orderMails.claim(deps.clock.now(), BATCH, RULES);
    claimed = due.length;
    const sendings = await Promise.allSettled(due.map((mail) => send(deps, mail)));
    for (const sending of sendings) if (sending.status === 'rejected') throw sending.reason;
  } while (claimed === BATCH);
}

async function send(deps: OrderNewsDeps, due: DueMail): Promise<void> {
  const order = await deps.orders.find(due.orderId);
  const to = order && (await addressOf(deps, order));
  if (order === undefined || to === undefined) return deps.orderMails.finish(due);
  const address = emailKeyOf(to);
  if ((await deps.addressLimit.use(address)) > 0) return deps.orderMails.finish(due);
  const mail = await mailOf(deps, due, order);
  const sent = await deps.mailer.send({ to, ...mail });
  await (sent.ok ? deps.orderMails.finish(due) : deps.addressLimit.refund(address));
}

/** The address that was given with the order, else that of its member, where it is confirmed. */
async function addressOf(
  { accounts }: OrderNewsDeps,
  { email, accountId }: StoredOrder,
): Promise<string | undefined> {
  if (email !== undefined) return email;
  const account = accountId && (await accounts.find(accountId));
  return account?.isConfirmed === true ? account.email : undefined;
}

async function mailOf(deps: OrderNewsDeps, { kind }: DueMail, order: StoredOrder) {
  const [settings, shop, money, payment, link] = await Promise.all([
    deps.settings.read(),
    deps.shops.find(order.shopId),
    orderMoney(deps, order),
    deps.payments.live(order.id),
    orderAccessLink(deps, order.id),
    deps.texts.load(order.language),
  ]);
  const isCaptured = payment?.status === 'captured';
  return orderNewsMail(
    {
      ...{ kind, order, link, at: deps.clock.now(), chainName: settings?.name },
      ...{ shop: contactOf(shop), money: { ...money, isCaptured } },
    },
    deps.texts,
  );
}

export const startSendingOrderNews = (deps: OrderNewsDeps, report: (error: unknown) => void): Disposer =>
  everyRound({ clock: deps.clock, ms: INTERVAL_MS, report }, () => sendOrderNews(deps));
