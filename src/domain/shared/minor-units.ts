import { AMOUNT_SCALE, amountOfUnits, type Amount } from '@/domain/shared/amount';

const DEFAULT_DECIMALS = 2;

/**
 * The currencies that payment companies do not count in hundredths. ISO 4217 has none for ISK and UGX, but they are
 * counted in hundredths for historical reasons.
 */
const DECIMALS: Readonly<Record<string, number>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, JPY: 0, KMF: 0, KRW: 0, MGA: 0, PYG: 0, RWF: 0 },
  ...{ VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0, BHD: 3, JOD: 3, KWD: 3, OMR: 3, TND: 3 },
};

const unitsOfOne = (currency: string): number =>
  AMOUNT_SCALE / 10 ** (DECIMALS[currency] ?? DEFAULT_DECIMALS);

/** The amount in the smallest unit of the currency (ISO 4217); undefined if it has a fraction of that. */
export function toMinorUnits(amount: Amount, currency: string): number | undefined {
  const minor = amount / unitsOfOne(currency);
  return Number.isInteger(minor) ? minor : undefined;
}

/** The smallest unit of the currency in 1/10 000; 1 where the amount has a fraction of that. */
export const minorUnit = (amount: Amount, currency: string): number =>
  toMinorUnits(amount, currency) === undefined ? 1 : unitsOfOne(currency);

/** The amount of a whole number of the smallest units; undefined beyond what an amount can hold. */
export const ofMinorUnits = (minor: number, currency: string): Amount | undefined =>
  amountOfUnits(minor * unitsOfOne(currency));
