import type { VatRate } from '@/domain/order/vat';
import { addAmounts, multiplyAmount, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import { dayOf } from '@api/orders/place-order';
import { endOf } from '@api/payments/refunds/refund';
import { groupBy } from '@api/settlement/group-by';
import type { SettledPayment } from '@api/settlement/settlement-store';
import { orderVat, refundedVat } from '@api/vat/order-vat';

/** What was sold and given back by one rate. `vatClass` and `rate` are undefined for orders without tax. */
export interface VatRow {
  readonly vatClass: string | undefined;
  readonly rate: VatRate | undefined;
  readonly gross: Amount;
  readonly vat: Amount;
}

export interface MoneySums {
  readonly captured: Amount;
  readonly refunded: Amount;
}

/** A day of a shop, in one currency. */
export interface ShopSettlement extends MoneySums {
  readonly shopId: ShopId;
  readonly shopName: string;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly captures: number;
  readonly refunds: number;
  /** Their gross amounts add up to what was captured without what was refunded. */
  readonly vat: readonly VatRow[];
  readonly providers: readonly (MoneySums & { readonly provider: string })[];
}

/** One capture or refund of a day, with its tax. */
interface Movement {
  readonly kind: 'capture' | 'refund';
  readonly of: SettledPayment;
  readonly amount: Amount;
  /** Negative for a refund. */
  readonly vat: readonly VatRow[];
}

/** The day of each shop in its own time zone, `2026-11-21`; shops without captures and refunds are left out. */
export function settlementOf(payments: readonly SettledPayment[], day: string): readonly ShopSettlement[] {
  const movements = payments.flatMap((each) => movementsOf(each, day));
  const byShop = groupBy(movements, ({ of }) => `${of.order.shopId} ${of.payment.currency}`);
  return [...byShop.values()]
    .map(shopSettlement)
    .toSorted((one, other) => one.shopId - other.shopId || (one.currency < other.currency ? -1 : 1));
}

/** Whether an instant is on the day where the order was placed. */
export const isOnDay = ({ order }: SettledPayment, at: Instant, day: string): boolean =>
  dayOf(at, order.timeZone) === day;

function movementsOf(of: SettledPayment, day: string): readonly Movement[] {
  const { order, payment, capturedAt, refunds } = of;
  const capture: Movement = {
    ...{ kind: 'capture', of, amount: payment.amount },
    vat: withUntaxed(payment.amount, orderVat(order)),
  };
  const given = refundedVat(order, refunds).map(({ refund, shares }) => {
    const vat = withUntaxed(refund.amount, shares).map(negative);
    const movement: Movement = { kind: 'refund', of, amount: refund.amount, vat };
    return { at: endOf(refund), movement };
  });
  return [{ at: capturedAt, movement: capture }, ...given]
    .filter(({ at }) => isOnDay(of, at, day))
    .map(({ movement }) => movement);
}

/** An order of an earlier version, and of a shop that states no tax, has one row without a rate. */
const withUntaxed = (amount: Amount, rows: readonly VatRow[]): readonly VatRow[] =>
  rows.length > 0 ? rows : [{ vatClass: undefined, rate: undefined, gross: amount, vat: ZERO_AMOUNT }];

const negative = (row: VatRow): VatRow => ({
  ...row,
  gross: multiplyAmount(row.gross, -1),
  vat: multiplyAmount(row.vat, -1),
});

function shopSettlement(movements: readonly Movement[]): ShopSettlement {
  const [first] = movements;
  if (first === undefined) throw new Error('A group without movements');
  const { order, payment } = first.of;
  const { shopId, shopName, timeZone } = order;
  const byProvider = groupBy(movements, ({ of }) => of.payment.provider);
  return {
    ...{ shopId, shopName, timeZone, currency: payment.currency },
    ...sumsOf(movements),
    captures: movements.filter(({ kind }) => kind === 'capture').length,
    refunds: movements.filter(({ kind }) => kind === 'refund').length,
    vat: mergeRows(movements.flatMap(({ vat }) => vat)),
    providers: [...byProvider].map(([provider, own]) => ({ provider, ...sumsOf(own) })),
  };
}

function sumsOf(movements: readonly Movement[]): MoneySums {
  const sum = (wanted: Movement['kind']): Amount =>
    addAmounts(...movements.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
  return { captured: sum('capture'), refunded: sum('refund') };
}

function mergeRows(rows: readonly VatRow[]): readonly VatRow[] {
  const groups = groupBy(rows, ({ vatClass, rate }) => `${rate ?? ''} ${vatClass ?? ''}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const gross = addAmounts(...group.map((row) => row.gross));
      return [{ ...first, gross, vat: addAmounts(...group.map((row) => row.vat)) }];
    })
    .toSorted((one, other) => (one.rate ?? 0) - (other.rate ?? 0));
}
