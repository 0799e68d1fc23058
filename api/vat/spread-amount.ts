import { amountOfUnits, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';

/**
 * Divides an amount in proportion to weights that are not negative, into whole multiples of `unit`, by the largest
 * remainder: the parts add up to the amount, and none differs by a unit or more from its exact share. Among equal
 * remainders the first comes first. The amount is a multiple of `unit`; without any weight the first part has all of
 * it.
 */
export function spreadAmount(amount: Amount, weights: readonly Amount[], unit: number): readonly Amount[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : ZERO_AMOUNT));
  const units = BigInt(amount / unit);
  const shares = weights.map((weight, index) => {
    const product = units * BigInt(weight);
    return { index, whole: product / sum, remainder: product % sum };
  });
  const left = Number(units - shares.reduce((total, { whole }) => total + whole, 0n));
  const favoured = new Set(
    shares
      .toSorted(
        (one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder),
      )
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => amountOf((Number(whole) + (favoured.has(index) ? 1 : 0)) * unit));
}

/** Each part is at most the amount itself. */
const amountOf = (units: number): Amount => amountOfUnits(units) ?? ZERO_AMOUNT;
