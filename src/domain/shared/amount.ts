import type { Brand } from '@/domain/shared/brand';

/** Exact money: a whole number of 1/10 000 of the currency's unit. Source: OPEN-29. */
export type Amount = Brand<number, 'Amount'>;

export const AMOUNT_SCALE = 10_000;
export const ZERO_AMOUNT = 0 as Amount;

const DECIMAL = /^(-?)(\d{1,11})(?:\.(\d{1,4}))?$/;

/** Returns whole units of 1/10 000 as an amount; undefined when it is not a safe whole number. */
export function amountOfUnits(units: number): Amount | undefined {
  return Number.isSafeInteger(units) ? ((units === 0 ? 0 : units) as Amount) : undefined;
}

/**
 * Parses a decimal number of the wire (`99.5`, `'99.50'`); undefined for more than four decimals, an infinite number,
 * or more than eleven whole digits.
 */
export function parseAmount(decimal: number | string): Amount | undefined {
  const match = DECIMAL.exec(String(decimal));
  if (match === null) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const units = Number(whole) * AMOUNT_SCALE + Number(fraction.padEnd(4, '0'));
  return amountOfUnits(sign === '-' ? -units : units);
}

/** Returns the decimal number for the wire. */
export const toDecimal = (amount: Amount): number => amount / AMOUNT_SCALE;

export const addAmounts = (...amounts: readonly Amount[]): Amount =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Amount;

/** Zero times a negative number is zero: `+ 0` turns -0 into 0. */
export const multiplyAmount = (amount: Amount, times: number): Amount => (amount * times + 0) as Amount;

/** Rounds to a number of decimals (0 to 4), halves away from zero; used once, when shown. */
export function roundAmount(amount: Amount, decimals: number): Amount {
  const step = 10 ** (4 - decimals);
  const rounded = Math.sign(amount) * Math.floor((Math.abs(amount) + step / 2) / step) * step;
  return (rounded === 0 ? 0 : rounded) as Amount;
}
