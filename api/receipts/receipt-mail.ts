import { ALLERGENS } from '@/domain/menu/allergens';
import type { OrderItem } from '@/domain/order/order';
import type { OrderShop } from '@/domain/order/order';
import type { Receipt } from '@/domain/order/receipt';
import { netOf, percentOf, vatByRate, type VatShare } from '@/domain/order/vat';
import type { Texts } from '@/domain/ports/texts';
import { addAmounts, multiplyAmount, type Amount } from '@/domain/shared/amount';
import { formatMoney } from '@/domain/shared/format-money';
import { formatPercent } from '@/domain/shared/format-percent';
import { formatLongMoment, formatTime } from '@/domain/shared/format-time';
import type { Instant } from '@/domain/shared/instant';
import { contactLines } from '@/domain/shop/contact-lines';
import { formatLocale } from '@/domain/shared/language';
import { translate } from '@/domain/shared/translated-text';
import { html, type Html } from '@api/html/html';
import { mailLink } from '@api/mail/mail-link';
import { mailPage } from '@api/mail/mail-page';
import type { Mail } from '@api/mail/mailer';
import type { StoredOrder } from '@api/orders/stored-order';
import type { OrderMoney } from '@api/receipts/order-money';

interface ReceiptLine {
  readonly name: string;
  readonly choices: readonly string[];
  readonly total: string;
}

interface ReceiptSurroundings {
  /** Undefined for the name of the program. */
  readonly chainName: string | undefined;
  readonly at: Instant;
  readonly money: OrderMoney;
  /** Undefined for a shop that the chain no longer has. */
  readonly shop: OrderShop | undefined;
  /** Undefined where the address of the storefront is not known. */
  readonly link: string | undefined;
}

/** The receipt of an order in the order's language, whose texts must be loaded. */
export function receiptMail(
  order: StoredOrder,
  texts: Texts,
  { chainName, at, money, shop, link }: ReceiptSurroundings,
): Omit<Mail, 'to'> {
  const { language, number, shopName } = order;
  const say = (key: string): string => texts.text(language, key, { number, shopName });
  const when = formatLongMoment(order.placedAt, order.timeZone, language);
  const contact = shop === undefined ? [] : contactLines(shop.contactInformation);
  const heading = [say('receipt.order'), shopName, ...contact, when, ...promise(order, texts, at)];
  const lines = order.items.map((item) => lineOf(order, item, texts));
  const sums = [
    { name: say('receipt.total'), sum: amountText(order, order.total) },
    ...refundSums(order, texts, money),
  ];
  const vat = vatTable(order, say, money.receipt?.vat ?? []);
  const facts = money.receipt === undefined ? [] : factsOf(money.receipt, say);
  const subject = say('receipt.subject');
  const thanks = say('receipt.thanks');
  const text = [
    ...[...heading, '', ...lines.flatMap(plainLine), ''],
    ...sums.map(({ name, sum }) => `${name} ${sum}`),
    ...['', ...vat.map((cells) => cells.join('  ')), ...(vat.length > 0 ? [''] : [])],
    ...[...facts, ...(facts.length > 0 ? [''] : []), ...(link === undefined ? [] : [link, '']), thanks, ''],
  ].join('\n');
  const content = html`${heading.map(paragraph)}
    <table style="${TABLE}">
      ${lines.map(row)}${sums.map(sumRow)}
    </table>
    ${
      vat.length > 0
        ? html`<table style="${TABLE}">
            ${vat.map(vatRow)}
          </table>`
        : ''
    }
    ${facts.map(paragraph)}
    ${mailLink(link === undefined ? undefined : { label: say('orderMail.see'), address: link })}
    <p>${thanks}</p>`;
  return {
    subject,
    text,
    html: mailPage({ language, sender: chainName ?? say('product.name'), title: subject, content }),
  };
}

type Say = (key: string) => string;

const amountText = ({ currency, language }: StoredOrder, amount: Amount): string =>
  formatMoney(amount, currency, language, 'receipt');

function refundSums(order: StoredOrder, texts: Texts, { refunds, openRefunds }: OrderMoney) {
  const { language, timeZone } = order;
  const open = openRefunds.map(({ amount, at, state }) => ({
    name: texts.text(language, OPEN_REFUNDS[state], { time: formatLongMoment(at, timeZone, language) }),
    sum: amountText(order, amount),
  }));
  if (refunds.length === 0) return open;
  const left = addAmounts(order.total, ...refunds.map(({ amount }) => multiplyAmount(amount, -1)));
  return [
    ...refunds.map(({ amount, at }) => ({
      name: texts.text(language, 'receipt.refunded', { time: formatLongMoment(at, timeZone, language) }),
      sum: amountText(order, multiplyAmount(amount, -1)),
    })),
    { name: texts.text(language, 'receipt.left'), sum: amountText(order, left) },
    ...open,
  ];
}

const OPEN_REFUNDS = { pending: 'receipt.refundPending', failed: 'receipt.refundFailed' } as const;

/** Rate, net, tax and gross, below their names; empty without tax. */
function vatTable(order: StoredOrder, say: Say, shares: readonly VatShare[]): readonly (readonly string[])[] {
  const rows = vatByRate(shares).map((share) => [
    formatPercent(percentOf(share.rate), order.language),
    ...[netOf(share), share.vat, share.gross].map((amount) => amountText(order, amount)),
  ]);
  const head = ['rate', 'net', 'vat', 'gross'].map((column) => say(`receipt.${column}`));
  return rows.length === 0 ? [] : [head, ...rows];
}

function factsOf({ number, paidWith, seller }: Receipt, say: Say): readonly string[] {
  return [
    `${say('receipt.number')}: ${number}`,
    ...(paidWith === undefined ? [] : [`${say('receipt.paidWith')}: ${paidWith}`]),
    ...(seller === undefined
      ? []
      : [
          `${say('receipt.seller')}: ${[seller.name, ...seller.address].join(', ')}`,
          `${say('receipt.organisationNumber')}: ${seller.organisationNumber}`,
        ]),
  ];
}

/** While the order is in work; as the order's page says it. */
function promise({ orderType, readyAt, status, timeZone, language }: StoredOrder, texts: Texts, at: Instant) {
  if (readyAt === undefined || readyAt <= at || status === 'done' || status === 'delivered') return [];
  const key = orderType === 'DineInPlace' ? 'promise.dineInPlace' : 'promise.takeAway';
  return [texts.text(language, key, { time: formatTime(readyAt, timeZone, language) })];
}

function lineOf(order: StoredOrder, item: StoredOrder['items'][number], texts: Texts): ReceiptLine {
  const nameOf = ({ translations, description }: Pick<typeof item, 'translations' | 'description'>): string =>
    translate(translations, 'description', order.language, description);
  return {
    name: `${item.quantity} × ${nameOf(item)}`,
    choices: [...item.choices.map(nameOf), ...contentsOf(order, item, texts)],
    total: amountText(order, item.total),
  };
}

/** What was declared of a dish when it was ordered, as the order's page says it. Source: DEC-123. */
function contentsOf({ language }: StoredOrder, { contents }: OrderItem, texts: Texts): readonly string[] {
  if (contents === undefined) return [];
  const { allergens, isComplete } = contents;
  if (allergens.length === 0)
    return [texts.text(language, isComplete ? 'allergen.none' : 'allergen.undeclared')];
  const words = allergens.map((name) => {
    const known = ALLERGENS.find((each) => each === name.toLowerCase());
    return known === undefined ? name : texts.text(language, `allergen.${known}`);
  });
  const names = new Intl.ListFormat(formatLocale(language)).format(words);
  return [texts.text(language, isComplete ? 'allergen.contains' : 'allergen.containsAtLeast', { names })];
}

const plainLine = ({ name, choices, total }: ReceiptLine): readonly string[] => [
  `${name}  ${total}`,
  ...choices.map((choice) => `    ${choice}`),
];

const TABLE = 'border-collapse: collapse; margin: 16px 0; width: 100%';
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

const paragraph = (text: string): Html => html`<p style="margin: 0">${text}</p>`;

const sumRow = ({ name, sum }: { readonly name: string; readonly sum: string }, index: number): Html => {
  const style = index === 0 ? `${RULED}; ${TOTAL}` : RULED;
  return html`<tr>
    <td style="${style}">${name}</td>
    <td style="${SUM}; ${index === 0 ? TOTAL : ''}">${sum}</td>
  </tr> `;
};

const vatRow = (cells: readonly string[]): Html =>
  html`<tr>
    ${cells.map((cell, index) => html`<td style="${index === 0 ? RULED : SUM}; ${SMALL}">${cell}</td>`)}
  </tr> `;
