import { rollbackReasonNotice } from '@/domain/notice/rollback-reason-notice';
import type { OrderShop } from '@/domain/order/order';
import type { Texts, TextValues } from '@/domain/ports/texts';
import type { Amount } from '@/domain/shared/amount';
import { ZERO_AMOUNT } from '@/domain/shared/amount';
import { formatMoney } from '@/domain/shared/format-money';
import { formatLongMoment, formatTime } from '@/domain/shared/format-time';
import type { Instant } from '@/domain/shared/instant';
import { contactLines } from '@/domain/shop/contact-lines';
import { spotName } from '@/domain/shop/spots-for-order-type';
import { html, type Html } from '@api/html/html';
import type { Mail } from '@api/mail/mailer';
import { mailLink } from '@api/mail/mail-link';
import { mailPage } from '@api/mail/mail-page';
import { newsText, type NewsKind } from '@api/orders/order-news';
import type { StoredOrder } from '@api/orders/stored-order';
import type { OrderMoney } from '@api/receipts/order-money';

export interface OrderNews {
  readonly kind: NewsKind;
  readonly order: StoredOrder;
  readonly at: Instant;
  /** Undefined for the name of the program. */
  readonly chainName: string | undefined;
  /** Undefined for a shop that the chain no longer has. */
  readonly shop: OrderShop | undefined;
  readonly money: Pick<OrderMoney, 'refunds' | 'openRefunds'> & {
    /** Whether the company has taken the money, so that it has to be given back. */
    readonly isCaptured: boolean;
  };
  /** Undefined where the address of the storefront is not known. */
  readonly link: string | undefined;
}

type Say = (key: string, values?: TextValues) => string;

/** The mail that an order is ready, late or cancelled, in its language, whose texts must be loaded. Source: DEC-163. */
export function orderNewsMail(news: OrderNews, texts: Texts): Omit<Mail, 'to'> {
  const { kind, order, shop, chainName, link } = news;
  const { language, number, shopName } = order;
  const say: Say = (key, values = {}) => texts.text(language, key, { number, shopName, ...values });
  const subject = say(`orderMail.${kind}Subject`);
  const lines = linesOf(news, texts, say);
  const place = [shopName, ...(shop === undefined ? [] : contactLines(shop.contactInformation))];
  const why = say('orderMail.why');
  const text = [
    ...[...lines, '', ...(link === undefined ? [] : [link, ''])],
    ...[...place, '', why, ''],
  ].join('\n');
  const content = html`${lines.map((line) => html`<p>${line}</p>`)}
    ${mailLink(link === undefined ? undefined : { label: say('orderMail.see'), address: link })}
    ${place.map(plainLine)}
    <p style="color: #6a5344; font-size: 14px">${why}</p>`;
  return {
    subject,
    text,
    html: mailPage({ language, sender: chainName ?? say('product.name'), title: subject, content }),
  };
}

const plainLine = (line: string): Html => html`<p style="margin: 0">${line}</p>`;

function linesOf(news: OrderNews, texts: Texts, say: Say): readonly string[] {
  const { kind, order, at: now, money } = news;
  switch (kind) {
    case 'ready':
      return [newsText(kind, order, texts, { now, charged: money }), placeOf(order, say)];
    case 'late':
      return [newsText(kind, order, texts, { now, charged: money }), ...promiseBefore(order, say)];
    case 'cancelled':
      return [say('orderMail.cancelled'), ...reasonOf(order, say), ...moneyLines(news, say)];
  }
}

const placeOf = ({ spot, language }: StoredOrder, say: Say): string =>
  spot === undefined
    ? say('order.placeTakeAway')
    : say('order.placeCollect', { spot: spotName(spot, language) });

const promiseBefore = ({ readyAt, timeZone, language }: StoredOrder, say: Say): readonly string[] =>
  readyAt === undefined ? [] : [say('promise.moved', { time: formatTime(readyAt, timeZone, language) })];

function reasonOf({ reason }: StoredOrder, say: Say): readonly string[] {
  if (reason === undefined) return [];
  const { key, values } = rollbackReasonNotice(reason);
  return [say(key, values)];
}

const OPEN_REFUNDS = { pending: 'receipt.refundPending', failed: 'receipt.refundFailed' } as const;

/** What becomes of the money; nothing where there was none. */
function moneyLines({ order, money }: OrderNews, say: Say): readonly string[] {
  if (order.total === ZERO_AMOUNT) return [];
  if (!money.isCaptured) return [say('orderMail.paysNothing')];
  const line = (key: string, amount: Amount, at: Instant): string => {
    const sum = formatMoney(amount, order.currency, order.language, 'receipt');
    return `${sum}: ${say(key, { time: formatLongMoment(at, order.timeZone, order.language) })}`;
  };
  const lines = [
    ...money.refunds.map(({ amount, at }) => line('receipt.refunded', amount, at)),
    ...money.openRefunds.map(({ amount, at, state }) => line(OPEN_REFUNDS[state], amount, at)),
  ];
  return lines.length > 0 ? lines : [say('orderMail.givenBack')];
}
