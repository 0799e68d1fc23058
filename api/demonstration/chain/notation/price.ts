export interface ChainCurrency {
  readonly name: 'SEK' | 'EUR' | 'NOK';
  readonly symbol: string;
}

export const kronor: ChainCurrency = { name: 'SEK', symbol: 'kr' };
export const euro: ChainCurrency = { name: 'EUR', symbol: '€' };
export const norwegianKroner: ChainCurrency = { name: 'NOK', symbol: 'kr' };

/** What a price in Swedish kronor is in a shop of that currency: whole kroner, or euro in steps of ten cents. */
export function localPrice(inKronor: number, currency: ChainCurrency): number {
  switch (currency.name) {
    case 'SEK':
      return inKronor;
    case 'EUR':
      return Math.round(inKronor) / 10;
    case 'NOK':
      return Math.round(inKronor * 1.2);
  }
}
