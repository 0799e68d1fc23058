import { parseBasketItemId, parseBasketSeed } from '@/domain/basket/basket';
import { parseTabId } from '@/domain/basket/basket-log';
import { must } from '@test/support/builders/must';

export const itemId = (text: string) => must(parseBasketItemId(text));
export const tabId = (text: string) => must(parseTabId(text));

/** `basketSeed('A')` and `basketSeed('B')` are two seeds of full length. */
export const basketSeed = (text: string) => must(parseBasketSeed(text.padEnd(22, '-')));
