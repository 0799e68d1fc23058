import type { Texts } from '@/domain/ports/texts';
import { formatMoney } from '@/domain/shared/format-money';
import { formatTime } from '@/domain/shared/format-time';
import type { Instant } from '@/domain/shared/instant';
import { formatLocale } from '@/domain/shared/language';
import { translate } from '@/domain/shared/translated-text';
import { html, type Html } from '@api/html/html';
import { mailPage } from '@api/mail/mail-page';
import type { Mail } from '@api/mail/mailer';
import type { StoredOrder } from '@api/orders/stored-order';

interface ReceiptLine {
  readonly name: string;
  readonly choices: readonly string[];
  readonly total: string;
}

/** The receipt of an order in the order's language, whose texts must be loaded. */
export function receiptMail(
  order: StoredOrder,
  texts: Texts,
  { chainName, at }: { readonly chainName: string | undefined; readonly at: Instant },
): Omit<Mail, 'to'> {
  const { language, number, shopName } = order;
  const say = (key: string): string => texts.text(language, key, { number, shopName });
  const heading = [say('receipt.order'), shopName, placedAt(order), ...promise(order, texts, at)];
  const lines = order.items.map((item) => lineOf(order, item));
  const total = money(order, order.total);
  const subject = say('receipt.subject');
  const thanks = say('receipt.thanks');
  const plainTotal = `${say('receipt.total')} ${total}`;
  const text = [...heading, '', ...lines.flatMap(plainLine), '', plainTotal, '', thanks, ''].join('\n');
  const content = html`${heading.map((line) => html`<p style="margin: 0">${line}</p>`)}
    <table style="border-collapse: collapse; margin: 16px 0; width: 100%">
      ${lines.map(row)}${totalRow(say('receipt.total'), total)}
    </table>
    <p>${thanks}</p>`;
  return {
    subject,
    text,
    html: mailPage({ language, sender: chainName ?? say('product.name'), title: subject, content }),
  };
}

const money = ({ currency, language }: StoredOrder, amount: StoredOrder['total']): string =>
  formatMoney(amount, currency, language, 'receipt');

const placedAt = ({ placedAt: at, timeZone, language }: StoredOrder): string =>
  new Intl.DateTimeFormat(formatLocale(language), { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(
    at,
  );

/** While the order is in work; as the order's page says it. */
function promise({ orderType, readyAt, status, timeZone, language }: StoredOrder, texts: Texts, at: Instant) {
  if (readyAt === undefined || readyAt <= at || status === 'done' || status === 'delivered') return [];
  const key = orderType === 'DineInPlace' ? 'promise.dineInPlace' : 'promise.takeAway';
  return [texts.text(language, key, { time: formatTime(readyAt, timeZone, language) })];
}

function lineOf(order: StoredOrder, item: StoredOrder['items'][number]): ReceiptLine {
  const nameOf = ({ translations, description }: Pick<typeof item, 'translations' | 'description'>): string =>
    translate(translations, 'description', order.language, description);
  return {
    name: `${item.quantity} × ${nameOf(item)}`,
    choices: item.choices.map(nameOf),
    total: money(order, item.total),
  };
}

const plainLine = ({ name, choices, total }: ReceiptLine): readonly string[] => [
  `${name}  ${total}`,
  ...choices.map((choice) => `    ${choice}`),
];

const SMALL = 'color: #6a5344; font-size: 14px';
const RULED = 'border-top: 1px solid #e5d6bf; padding: 8px 0';
const SUM = `${RULED}; font-variant-numeric: tabular-nums; padding-left: 16px; text-align: right; white-space: nowrap`;
const TOTAL = 'border-top: 3px solid #f3b63f; font-size: 18px; font-weight: bold';

const row = ({ name, choices, total }: ReceiptLine): Html =>
  html`<tr style="vertical-align: top">
    <td style="${RULED}">
      ${name}${choices.map((choice) => html`<br /><span style="${SMALL}">${choice}</span>`)}
    </td>
    <td style="${SUM}">${total}</td>
  </tr> `;

const totalRow = (name: string, total: string): Html =>
  html`<tr>
    <td style="${RULED}; ${TOTAL}">${name}</td>
    <td style="${SUM}; ${TOTAL}">${total}</td>
  </tr> `;
