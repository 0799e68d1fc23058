import { type Amount, amountOfUnits } from '@/domain/shared/amount';

/** Some of a line of an order. */
export interface RefundedLine {
  /** Its place, from 0 on. */
  readonly index: number;
  readonly quantity: number;
}

/** What is given back: all that is left, an amount, or lines. */
export type RefundWish =
  | { readonly kind: 'rest' }
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'lines'; readonly lines: readonly RefundedLine[] };

/** What some of a line cost, with their choices. Undefined where that is no whole number of units. */
export const shareOfLine = (
  line: { readonly total: Amount; readonly quantity: number },
  quantity: number,
): Amount | undefined => amountOfUnits((line.total / line.quantity) * quantity);
