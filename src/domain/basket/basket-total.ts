import type { Basket, BasketItem } from '@/domain/basket/basket';
import { addAmounts, multiplyAmount, type Amount } from '@/domain/shared/amount';

/** Returns the price of one portion with its choices. */
export const unitPrice = ({ article, flatChoices }: Pick<BasketItem, 'article' | 'flatChoices'>): Amount =>
  addAmounts(article.price, ...flatChoices.map((choice) => choice.article.price));

/**
 * Returns the price of article and choices times the quantity of the line. Source: spec §9 Basket total, AMB-43;
 * BASK-16.
 */
export const lineTotal = (item: BasketItem): Amount => multiplyAmount(unitPrice(item), item.quantity);

/** Returns the exact total; it is rounded only when it is shown. Source: spec §9 Basket total, OPEN-29; BASK-16. */
export const basketTotal = (basket: Pick<Basket, 'items'>): Amount =>
  addAmounts(...basket.items.map(lineTotal));
