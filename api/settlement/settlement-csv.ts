import { toDecimal, type Amount } from '@/domain/shared/amount';
import { csvTable } from '@api/http/csv-table';
import type { DaySettlement } from '@api/settlement/settle-day';
import { settlementAnswer } from '@api/settlement/settlement-answer';

const COLUMNS = [
  ...['row', 'date', 'shopId', 'shopName', 'currency', 'vatClass', 'rate', 'gross', 'net', 'vat'],
  ...['provider', 'captures', 'captured', 'refunds', 'refunded', 'paymentId', 'reason', 'ours', 'theirs'],
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>;

/**
 * The report as CSV, with the mark by which spreadsheets recognize UTF-8: rows of `vat` by shop and rate, of
 * `provider` by shop and company, an `incident` each, and a `difference` each.
 */
export function settlementCsv(date: string, settled: DaySettlement): string {
  const { shops, incidents, books } = settlementAnswer(date, settled);
  const rows = [
    ...shops.flatMap((shop): readonly Row[] => {
      const { shopId, shopName, currency, captures, refunds } = shop;
      const ofShop = { date, shopId, shopName, currency };
      return [
        ...shop.vat.map(({ vatClass = '', rate = '', ...money }) => ({
          ...{ row: 'vat', ...ofShop, vatClass, rate },
          ...decimals({ gross: money.gross, net: money.net, vat: money.vat }),
        })),
        ...shop.providers.map(({ provider, captured, refunded, net }) => ({
          ...{ row: 'provider', ...ofShop, provider, captures, refunds },
          ...decimals({ captured, refunded, net }),
        })),
      ];
    }),
    ...incidents.map(({ kind, shopId, paymentId, currency, amount }): Row => ({
      ...{ row: 'incident', date, shopId, currency, paymentId },
      ...{ reason: kind, ...decimals({ ours: amount }) },
    })),
    ...books.differences.map(({ kind, reason, paymentId = '', currency, ours, theirs }): Row => ({
      ...{ row: 'difference', date, currency, provider: books.provider, paymentId },
      ...{ reason: `${kind} ${reason}`, ...decimals({ ours, theirs }) },
    })),
  ];
  return `\ufeff${csvTable([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))])}`;
}

const decimals = (amounts: Readonly<Record<string, Amount>>): Row =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toDecimal(amount)]));
