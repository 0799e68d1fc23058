import type { Texts } from '@/domain/ports/texts';
import { formatMoney } from '@/domain/shared/format-money';
import { formatLocale } from '@/domain/shared/language';
import { translate } from '@/domain/shared/translated-text';
import { html, type Html } from '@api/html/html';
import type { Mail } from '@api/mail/mailer';
import type { StoredOrder } from '@api/orders/stored-order';

interface ReceiptLine {
  readonly name: string;
  readonly choices: readonly string[];
  readonly total: string;
}

/** The receipt of an order, in the order's language; the texts of that language must be loaded. */
export function receiptMail(order: StoredOrder, texts: Texts): Omit<Mail, 'to'> {
  const { language, number, shopName } = order;
  const say = (key: string): string => texts.text(language, key, { number, shopName });
  const heading = [say('receipt.order'), shopName, placedAt(order)];
  const lines = order.items.map((item) => lineOf(order, item));
  const total = `${say('receipt.total')} ${money(order, order.total)}`;
  const text = [...heading, '', ...lines.flatMap(plainLine), '', total, '', say('receipt.thanks'), ''].join(
    '\n',
  );
  return {
    subject: say('receipt.subject'),
    text,
    html: page(order, {
      title: say('receipt.subject'),
      heading,
      lines,
      total,
      thanks: say('receipt.thanks'),
    }),
  };
}

const money = ({ currency, language }: StoredOrder, amount: StoredOrder['total']): string =>
  formatMoney(amount, currency, language);

const placedAt = ({ placedAt: at, timeZone, language }: StoredOrder): string =>
  new Intl.DateTimeFormat(formatLocale(language), { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(
    at,
  );

function lineOf(order: StoredOrder, item: StoredOrder['items'][number]): ReceiptLine {
  const nameOf = ({ i18n, description }: Pick<typeof item, 'i18n' | 'description'>): string =>
    translate(i18n, 'description', order.language, description);
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

interface ReceiptPage {
  readonly title: string;
  readonly heading: readonly string[];
  readonly lines: readonly ReceiptLine[];
  readonly total: string;
  readonly thanks: string;
}

/** A mail has no stylesheet of ours to link to: its few styles stand in it. */
const page = ({ language }: StoredOrder, { title, heading, lines, total, thanks }: ReceiptPage): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body style="font: 16px/1.5 sans-serif; margin: 0 auto; max-width: 32em; padding: 16px">
        <h1 style="font-size: 20px">${title}</h1>
        ${heading.map((line) => html`<p style="margin: 0">${line}</p>`)}
        <table style="border-collapse: collapse; margin: 16px 0; width: 100%">
          ${lines.map(row)}
        </table>
        <p style="font-size: 18px; font-weight: bold; text-align: right">${total}</p>
        <p>${thanks}</p>
      </body>
    </html> `.markup;

const row = ({ name, choices, total }: ReceiptLine): Html =>
  html`<tr style="border-top: 1px solid #bbb; vertical-align: top">
    <td style="padding: 8px 0">${name}${choices.map((choice) => html`<br /><small>${choice}</small>`)}</td>
    <td style="padding: 8px 0; text-align: right; white-space: nowrap">${total}</td>
  </tr> `;
