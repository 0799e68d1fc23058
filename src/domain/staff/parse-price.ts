import { type Amount, parseAmount, roundAmount } from '@/domain/shared/amount';

/** Returns an amount as people write it, with a point or a comma; undefined for none, or for parts of a cent. */
export function parsePrice(text: string): Amount | undefined {
  const amount = parseAmount(text.trim().replace(',', '.'));
  return amount !== undefined && amount > 0 && roundAmount(amount, 2) === amount ? amount : undefined;
}
