import type { ChainFile } from '@api/chain/chain-schema';

export type ChainCurrency = ChainFile['currencies'][string];

/** Converts a menu price into the shop's currency. */
export function localPrice(price: number, { rate, decimals }: ChainCurrency): number {
  const unit = 10 ** decimals;
  return Math.round(price * rate * unit) / unit;
}
