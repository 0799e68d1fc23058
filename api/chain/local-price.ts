import type { ChainFile } from '@api/chain/chain-schema';

export type ChainCurrency = ChainFile['currencies'][string];

/** What a price of a menu is in a shop of that currency. */
export function localPrice(price: number, { rate, decimals }: ChainCurrency): number {
  const unit = 10 ** decimals;
  return Math.round(price * rate * unit) / unit;
}
