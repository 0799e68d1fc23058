import type { ArticleCode } from '@/domain/menu/menu';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

export const OFFERED_DISHES_MAX = 8;

export type DishesOfShops = ReadonlyMap<ShopId, readonly ShopDish[]>;

/** A dish that can be ordered now, and the shop that has it. */
export interface OfferedDish {
  readonly shop: Shop;
  readonly dish: ShopDish;
}

/**
 * Returns dishes that can be ordered now: the first one of each open shop in the order of the list, then the last one
 * of each, which is of another category; of several shops with the same dish the first. A chain with one shop offers
 * all that the shop has. Source: DEC-80.
 */
export function offeredDishes(shops: readonly Shop[], dishes: DishesOfShops): readonly OfferedDish[] {
  const open = shops.filter(canSelectShop);
  const pick = (choose: (of: readonly ShopDish[]) => readonly ShopDish[]) =>
    open.flatMap((shop) => choose(dishes.get(shop.id) ?? []).map((dish) => ({ shop, dish })));
  const picked = shops.length === 1 ? pick((of) => of) : [...pick(firstOf), ...pick(lastOf)];
  const seen = new Set<ArticleCode>();
  const offered = picked.filter(({ dish }) => !seen.has(dish.code) && seen.add(dish.code));
  return offered.slice(0, OFFERED_DISHES_MAX);
}

const firstOf = (dishes: readonly ShopDish[]): readonly ShopDish[] => dishes.slice(0, 1);

const lastOf = (dishes: readonly ShopDish[]): readonly ShopDish[] => dishes.slice(1).slice(-1);

/**
 * Returns the dish on the card of each shop: neither its first nor its last, which may be offered above, and not that
 * of another card, as long as there are others. It does not depend on the order of the list, which distances change.
 * Source: DEC-80.
 */
export function cardDishes(dishes: DishesOfShops): ReadonlyMap<ShopId, ShopDish> {
  const taken = new Set<ArticleCode>();
  const chosen = new Map<ShopId, ShopDish>();
  for (const [shopId, ofShop] of dishes) {
    const between = ofShop.slice(1, -1);
    const dish = between.find(({ code }) => !taken.has(code)) ?? between[0] ?? ofShop[0];
    if (dish === undefined) continue;
    taken.add(dish.code);
    chosen.set(shopId, dish);
  }
  return chosen;
}
