import { addAmounts, multiplyAmount, type Amount } from '@/domain/shared/amount';
import type { Brand } from '@/domain/shared/brand';

/** A rate of value added tax: a whole number of 1/100 per cent. */
export type VatRate = Brand<number, 'VatRate'>;

const MAX_RATE = 10_000;

/** Returns the rate of a number of per cent; undefined below 0, above 100 and for more than two decimals. */
export function parseVatRate(percent: number): VatRate | undefined {
  const rate = Math.round(percent * 100);
  const isRate = rate / 100 === percent && rate >= 0 && rate <= MAX_RATE;
  return isRate ? (rate as VatRate) : undefined;
}

/** Returns the number of per cent. */
export const percentOf = (rate: VatRate): number => rate / 100;

/** The share of an amount that is taxed by one rate. */
export interface VatShare {
  /** The name that the chain gives the class of its goods. */
  readonly vatClass: string;
  readonly rate: VatRate;
  /** With the tax. */
  readonly gross: Amount;
  readonly vat: Amount;
}

/** What receipts show of the tax of one rate. */
export type VatOfRate = Omit<VatShare, 'vatClass'>;

/** Shares of the same rate together, the lowest rate first. */
export function vatByRate(shares: readonly VatShare[]): readonly VatOfRate[] {
  const rates = new Map<VatRate, VatOfRate>();
  for (const { rate, gross, vat } of shares) {
    const known = rates.get(rate);
    rates.set(rate, {
      rate,
      gross: addAmounts(gross, ...(known === undefined ? [] : [known.gross])),
      vat: addAmounts(vat, ...(known === undefined ? [] : [known.vat])),
    });
  }
  return [...rates.values()].toSorted((one, other) => one.rate - other.rate);
}

/** The amount without the tax in it. */
export const netOf = ({ gross, vat }: VatOfRate): Amount => addAmounts(gross, multiplyAmount(vat, -1));
