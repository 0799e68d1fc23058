import { amountOfUnits, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { VatRate } from '@/domain/order/vat';

const WHOLE = 10_000n;

/** The tax in an amount that includes it, in whole multiples of `unit`, halves rounded up. */
export function includedVat(gross: Amount, rate: VatRate, unit: number): Amount {
  const divisor = (WHOLE + BigInt(rate)) * BigInt(unit);
  const rounded = (2n * BigInt(gross) * BigInt(rate) + divisor) / (2n * divisor);
  return amountOfUnits(Number(rounded) * unit) ?? ZERO_AMOUNT;
}
