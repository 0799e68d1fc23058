import type { VatShare } from '@/domain/order/vat';
import { addAmounts, amountOfUnits, multiplyAmount, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { Currency } from '@/domain/menu/menu';
import type { OrderItem } from '@/domain/order/order';
import { minorUnit } from '@/domain/shared/minor-units';
import { includedVat } from '@api/vat/included-vat';
import type { TaxedShare } from '@api/vat/line-vat';
import { spreadAmount } from '@api/vat/spread-amount';

/** What of a stored order decides on its tax. */
interface TaxedOrder {
  readonly vat: readonly (readonly TaxedShare[])[] | undefined;
  readonly total: Amount;
  readonly currency: Currency;
}

interface TaxedLines extends TaxedOrder {
  readonly items: readonly Pick<OrderItem, 'quantity'>[];
}

/**
 * The tax in an order by class, in whole minor units of its currency: the gross amounts add up to the total. Empty for
 * an order without tax.
 */
export function orderVat({ vat = [], total, currency }: TaxedOrder): readonly VatShare[] {
  const unit = minorUnit(total, currency.name);
  const classes = mergeShares(vat.flat());
  const gross = spreadAmount(
    total,
    classes.map((share) => share.gross),
    unit,
  );
  return classes.map((share, index) => withVat({ ...share, gross: gross[index] ?? ZERO_AMOUNT }, unit));
}

/** The tax of one refund of an order, by the classes of the order. */
export interface RefundedVat<Refund> {
  readonly refund: Refund;
  /** What it takes back. */
  readonly shares: readonly VatShare[];
  /** What is left after it. */
  readonly left: readonly VatShare[];
}

interface RefundOfOrder {
  readonly amount: Amount;
  readonly lines: readonly { readonly index: number; readonly quantity: number }[];
}

/**
 * What each refund, in the order in which they were made, takes back of the classes: of those of its lines first, and
 * otherwise in proportion to what is left. Together they take back no more of a class than was sold, and of an order
 * that is given back as a whole exactly its tax.
 */
export function refundedVat<Refund extends RefundOfOrder>(
  order: TaxedLines,
  refunds: readonly Refund[],
): readonly RefundedVat<Refund>[] {
  const unit = minorUnit(order.total, order.currency.name);
  let left = orderVat(order);
  return refunds.map((refund) => {
    const before = left;
    const room = before.map(({ gross }) => gross);
    const gross = takenFrom(room, refund.amount, weightsOf(order, refund, before), unit);
    left = before.map((share, index) =>
      withVat({ ...share, gross: subtract(share.gross, gross[index] ?? ZERO_AMOUNT) }, unit),
    );
    return {
      ...{ refund, left },
      shares: before.map((share, index) => ({
        ...share,
        gross: gross[index] ?? ZERO_AMOUNT,
        vat: subtract(share.vat, left[index]?.vat ?? ZERO_AMOUNT),
      })),
    };
  });
}

/** Shares of the same class and rate together, in the order of their first. */
export function mergeShares<Share extends TaxedShare>(shares: readonly Share[]): readonly Share[] {
  const merged = new Map<string, Share>();
  for (const share of shares) {
    const key = `${share.vatClass} ${share.rate}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? share : { ...known, gross: addAmounts(known.gross, share.gross) });
  }
  return [...merged.values()];
}

const withVat = (share: TaxedShare, unit: number): VatShare => ({
  ...share,
  vat: includedVat(share.gross, share.rate, unit),
});

/** By the classes of its lines; by what is left where it is of no line. */
function weightsOf(
  { vat = [], items }: TaxedLines,
  { lines }: RefundOfOrder,
  left: readonly VatShare[],
): readonly Amount[] {
  if (lines.length === 0) return left.map(({ gross }) => gross);
  const shares = lines.flatMap(({ index, quantity }) =>
    (vat[index] ?? []).map((share) => ({
      ...share,
      gross: partOf(share.gross, quantity, items[index]?.quantity ?? quantity),
    })),
  );
  return left.map(({ vatClass, rate }) =>
    addAmounts(
      ...shares
        .filter((share) => share.vatClass === vatClass && share.rate === rate)
        .map(({ gross }) => gross),
    ),
  );
}

/** Parts that add up to the amount, none of which is more than its room. */
function takenFrom(
  room: readonly Amount[],
  amount: Amount,
  weights: readonly Amount[],
  unit: number,
): readonly Amount[] {
  const wanted = spreadAmount(amount, weights, unit);
  const fitting = wanted.map((part, index) => smaller(part, room[index] ?? ZERO_AMOUNT));
  const rest = subtract(amount, addAmounts(...fitting));
  if (rest === 0) return fitting;
  const free = room.map((each, index) => subtract(each, fitting[index] ?? ZERO_AMOUNT));
  const added = spreadAmount(rest, free, unit);
  return fitting.map((part, index) => addAmounts(part, added[index] ?? ZERO_AMOUNT));
}

/** A weight: where a discount was spread, it need not be divisible. */
const partOf = (gross: Amount, quantity: number, ordered: number): Amount =>
  amountOfUnits(Math.round((gross / ordered) * quantity)) ?? ZERO_AMOUNT;

const subtract = (amount: Amount, other: Amount): Amount => addAmounts(amount, multiplyAmount(other, -1));
const smaller = (one: Amount, other: Amount): Amount => (one < other ? one : other);
