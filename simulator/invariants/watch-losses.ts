import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { BasketStore } from '@/application/basket/basket-store';
import type { Basket } from '@/domain/basket/basket';
import type { BasketLog, StampedOperation } from '@/domain/basket/basket-log';
import { wait } from '@/domain/ports/clock';

/** How long the tabs of a browser may take to hear of each other's storage. */
const SPREAD_MS = 100;

/**
 * No more leaves a basket than what happened to it takes. Counted without what makes a basket of operations: only how
 * many portions there are before and after. What comes late and takes its place among others may change anything.
 */
export function watchLosses(watched: WatchedPage): void {
  const baskets = watched.page.get(BasketStore);
  reaction(
    () => ({ log: baskets.log, basket: baskets.basket }),
    ({ log, basket }, before) => {
      const fresh = appended(before.log, log);
      const lost = portionsOf(before.basket) - portionsOf(basket);
      const allowed = (fresh ?? []).reduce((sum, each) => sum + mostTaken(each, before.basket), 0);
      if (fresh !== undefined && lost > allowed) {
        const names = fresh.map(({ operation }) => operation.kind).join(', ');
        violate(watched, 'nothing leaves a basket by itself', `${names} took ${lost} and not ${allowed}`);
      }
      if (isLeft(before.basket, basket)) void checkSetAside(watched, before.basket);
    },
  );
}

/** Whether the dishes of one shop made way for another shop. */
const isLeft = (before: Basket, after: Basket): boolean =>
  before.items.length > 0 && after.shopId !== undefined && after.shopId !== before.shopId;

/** Dishes that make way wait for their own shop. */
async function checkSetAside(watched: WatchedPage, left: Basket): Promise<void> {
  const { world, device } = watched;
  await wait(world.clock, SPREAD_MS);
  if (device.pages.length === 0 || device.hasForgotten) return;
  const isThere = device.pages.some((page) => {
    const { basket, setAside } = page.get(BasketStore);
    return [basket, ...setAside].some(({ shopId, items }) => shopId === left.shopId && items.length > 0);
  });
  if (!isThere)
    violate(watched, 'nothing leaves a basket by itself', `the dishes of shop ${left.shopId} wait nowhere`);
}

/** What came on top of all that was known; undefined where something took its place among it, or was folded. */
function appended(before: BasketLog, after: BasketLog): readonly StampedOperation[] | undefined {
  const known = new Set(before.operations);
  const kept = after.operations.filter((each) => known.has(each));
  const isOnTop = kept.length === before.operations.length && after.base === before.base;
  const fresh = after.operations.slice(kept.length);
  return isOnTop && fresh.every((each) => !known.has(each)) ? fresh : undefined;
}

const portionsOf = ({ items }: Basket): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many portions an operation may take at most. */
function mostTaken({ operation }: StampedOperation, { shopId, items }: Basket): number {
  switch (operation.kind) {
    case 'remove':
    case 'clear':
    case 'restore':
      return Infinity;
    case 'moveToShop':
      return operation.shopId === shopId ? 0 : Infinity;
    case 'decrease':
      return 1;
    case 'put':
      return items.find(({ id }) => id === operation.item.id)?.quantity ?? 0;
    case 'consume':
      return operation.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    default:
      return 0;
  }
}
