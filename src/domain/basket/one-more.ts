import type { BasketItem, BasketItemId } from '@/domain/basket/basket';

/**
 * One more of a line, to be put: it merges into the line. Two tabs that each add one then add two, while two that
 * each put the line with its quantity raised by one would add only one.
 */
export const oneMore = (line: BasketItem, id: BasketItemId): BasketItem => ({ ...line, id, quantity: 1 });
