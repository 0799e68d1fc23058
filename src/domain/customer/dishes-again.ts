import { pricedArticle } from '@/domain/basket/priced-article';
import { type BasketItem, type BasketItemId, EMPTY_BASKET, type FlatChoice } from '@/domain/basket/basket';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import type { UnavailableReason } from '@/domain/basket/menu-diff';
import type { PastOrder } from '@/domain/customer/past-order';
import { choicePath } from '@/domain/menu/choices/choice-selection';
import type { ArticleCode, Menu } from '@/domain/menu/menu';
import type { OrderItem, OrderItemChoice } from '@/domain/order/order';
import type { Amount } from '@/domain/shared/amount';

/** What of an earlier order can be ordered from today's menu. */
export interface DishesAgain {
  /** The lines for the basket, at the prices of the menu. */
  readonly lines: readonly BasketItem[];
  readonly leftOut: readonly LeftOutDish[];
  readonly repriced: readonly RepricedDish[];
}

/** A dish that is unavailable as it was ordered; `articleCode` is the unavailable article or choice. */
export interface LeftOutDish {
  readonly dish: OrderItem;
  readonly reason: UnavailableReason;
  readonly articleCode: ArticleCode;
}

/** The prices of one portion with its choices. */
export interface RepricedDish {
  readonly dish: OrderItem;
  readonly before: Amount;
  readonly after: Amount;
}

/**
 * Compares an earlier order with its shop's menu: choices keep their places, prices are today's, and what the menu
 * does not have, or not like this, is left out and named. Source: decisions, Order history.
 */
export function dishesAgain(order: PastOrder, menu: Menu, newId: () => BasketItemId): DishesAgain {
  const placed = order.items.map((dish) => ({ dish, line: lineOf(dish, newId()) }));
  const lines = placed.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const diff = compareWithMenu({ ...EMPTY_BASKET, shopId: order.shopId, items: lines }, menu);
  const dishOf = ({ id }: BasketItem): readonly OrderItem[] =>
    placed.flatMap(({ dish, line }) => (line?.id === id ? [dish] : []));
  const changes = [...diff.priceDrops, ...diff.priceRises];
  const isSameMoney = order.currency.name === menu.currency.name;
  return {
    lines: inOrder(lines, [...diff.unchanged, ...changes.map(({ repriced }) => repriced)]),
    leftOut: [
      ...placed.flatMap(({ dish, line }) => (line === undefined ? [withoutPlace(dish)] : [])),
      ...diff.unavailable.flatMap(({ line, reason, articleCode }) =>
        dishOf(line).map((dish) => ({ dish, reason, articleCode })),
      ),
    ],
    repriced: changes.flatMap(({ line, before, after }) =>
      dishOf(line).flatMap((dish) => (isSameMoney ? [{ dish, before, after }] : [])),
    ),
  };
}

/** Undefined where the places of its choices are unknown. */
function lineOf(dish: OrderItem, id: BasketItemId): BasketItem | undefined {
  const chosen = dish.choices.map(flatChoiceOf);
  const known = chosen.filter((choice) => choice !== undefined);
  if (known.length < chosen.length) return undefined;
  const { quantity } = dish;
  return { id, type: 'Article', quantity, article: pricedArticle(dish), flatChoices: known };
}

function flatChoiceOf(choice: OrderItemChoice): FlatChoice | undefined {
  const { code, place } = choice;
  if (place === undefined) return undefined;
  const { level, choiceCode, parent } = place;
  const id = choicePath(parent, choiceCode, code);
  return { id, type: 'Article', level, choiceCode, parent, article: pricedArticle(choice) };
}

const withoutPlace = (dish: OrderItem): LeftOutDish => ({
  dish,
  reason: 'choicesChanged',
  articleCode: dish.code,
});

/** Sorts lines as they were ordered. */
const inOrder = (wanted: readonly BasketItem[], found: readonly BasketItem[]): readonly BasketItem[] =>
  wanted.flatMap(({ id }) => found.filter((line) => line.id === id));
