import {
  type BasketItemId,
  type BasketSeed,
  parseBasketItemId,
  parseBasketSeed,
} from '@/domain/basket/basket';
import { parseTabId, type TabId } from '@/domain/basket/basket-log';
import type { Randomness } from '@/domain/ports/randomness';

const ID_BITS = 128;

/** Generates the id of a basket line, unique over all tabs. */
export const newItemId = (randomness: Randomness): BasketItemId => parsed(randomness, parseBasketItemId);

/** Generates the seed of a basket. */
export const newSeed = (randomness: Randomness): BasketSeed => parsed(randomness, parseBasketSeed);

export const newTabId = (randomness: Randomness): TabId => parsed(randomness, parseTabId);

function parsed<Id>(randomness: Randomness, parse: (text: string) => Id | undefined): Id {
  const id = parse(randomness.token(ID_BITS));
  if (id === undefined) throw new Error('The source of randomness gave no token.');
  return id;
}
