import * as z from 'zod/mini';
import { settlementDto, type SettlementAnswer } from '@api/settlement/settlement-answer';
import { toDecimal, type Amount } from '@/domain/shared/amount';
import { done } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { aligned } from '@cli/commands/aligned';
import { askOperator, operatorSite } from '@cli/operator/ask-operator';
import { readAnswer } from '@cli/operator/read-answer';

/** Prints the settlement of a day at a running API. Source: docs/payments.md, Settlement. */
export const printSettlement: Tool = {
  usage: 'settlement <date>',
  description:
    'Prints what was sold and given back on a day, like 2026-11-21, by shop and value added tax, and what differs from the books of the payment company, at the API of --api with the token in LUCKA_OPERATOR_TOKEN.',
  options: [
    { flags: '--shop <id>', description: 'of this shop alone' },
    { flags: '--csv', description: 'as a table for a spreadsheet' },
  ],
  example: 'lucka settlement 2026-11-21 --csv --api https://lucka.example',
  async run(input, deps) {
    const site = operatorSite(input, deps);
    if (!site.ok) return site.error;
    const [date = ''] = input.words;
    const shop = input.option('shop');
    const query = shop === undefined ? '' : `?shopId=${encodeURIComponent(shop)}`;
    const path = `/api/operator/settlement/${encodeURIComponent(date)}`;
    const isCsv = input.has('csv');
    const answer = await askOperator(site.value, `${path}${isCsv ? '/csv' : ''}${query}`);
    if (!answer.ok) return answer.error;
    if (isCsv) {
      const table = readAnswer(z.string(), answer.value, site.value.api);
      return table.ok ? done({ csv: table.value }, csvLines(table.value)) : table.error;
    }
    const read = readAnswer(settlementDto, answer.value, site.value.api);
    return read.ok ? done(answer.value, linesOf(read.value)) : read.error;
  },
};

const csvLines = (csv: string): readonly string[] => csv.replace('\ufeff', '').trimEnd().split('\r\n');

const INCIDENTS: Readonly<Record<SettlementAnswer['incidents'][number]['kind'], string>> = {
  refundFailed: 'A refund failed, and the guest does not have the money',
  capturedOutside: 'Captured outside after the order was taken back, and given back',
};

function linesOf({ shops, incidents, books }: SettlementAnswer): readonly string[] {
  const { provider, isCompared, differences } = books;
  return [
    ...(shops.length === 0 ? ['Nothing was sold and nothing given back.'] : shops.flatMap(shopLines)),
    ...incidents.map(
      ({ kind, orderId, amount, currency }) =>
        `${INCIDENTS[kind]}: ${currency} ${decimal(amount)}, order ${orderId}`,
    ),
    ...(isCompared ? [] : [`The books of ${provider} cannot be read.`]),
    ...(isCompared && differences.length === 0 ? [`The books of ${provider} say the same.`] : []),
    ...differences.map(({ kind, reason, paymentId = '', ours, theirs, currency }) =>
      `${kind} ${reason}: ${currency} ${decimal(ours)} here, ${decimal(theirs)} at ${provider} ${paymentId}`.trimEnd(),
    ),
  ];
}

function shopLines({
  shopName,
  currency,
  vat,
  ...sums
}: SettlementAnswer['shops'][number]): readonly string[] {
  return [
    `${shopName}, ${currency}: ${sums.captures} captured, ${decimal(sums.captured)}; ${sums.refunds} given back, ${decimal(sums.refunded)}; ${decimal(sums.net)} left`,
    ...aligned([
      ['class', 'rate', 'gross', 'net', 'VAT'],
      ...vat.map(({ vatClass = '-', rate, gross, net, vat: tax }) => [
        ...[vatClass, rate === undefined ? '-' : `${rate} %`],
        ...[gross, net, tax].map(decimal),
      ]),
    ]),
  ];
}

const decimal = (amount: Amount): string => toDecimal(amount).toFixed(2);
