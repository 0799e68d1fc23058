import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { BasketStore } from '@/application/basket/basket-store';
import type { Basket } from '@/domain/basket/basket';
import type { BasketLog, StampedOperation } from '@/domain/basket/basket-log';
import { wait } from '@/domain/ports/clock';

/** How long the tabs of a browser may take to read each other's storage. */
const SPREAD_MS = 100;

/**
 * A basket loses no more portions than its new operations may remove. Counts portions before and after, independently
 * of the replay of operations. An operation that arrives late and is inserted among others may change anything.
 */
export function watchLosses(watched: WatchedPage): void {
  const baskets = watched.page.get(BasketStore);
  reaction(
    () => ({ log: baskets.log, basket: baskets.basket }),
    ({ log, basket }, before) => {
      const fresh = appended(before.log, log);
      const lost = portionsOf(before.basket) - portionsOf(basket);
      const allowed = (fresh ?? []).reduce((sum, each) => sum + mostRemoved(each, before.basket), 0);
      if (fresh !== undefined && lost > allowed) {
        const names = fresh.map(({ operation }) => operation.kind).join(', ');
        violate(watched, 'nothing leaves a basket by itself', `${names} took ${lost} and not ${allowed}`);
      }
      if (isLeft(before.basket, basket)) void checkSetAside(watched, before.basket);
    },
  );
}

/** Whether the basket of one shop was replaced by another shop's. */
const isLeft = (before: Basket, after: Basket): boolean =>
  before.items.length > 0 && after.shopId !== undefined && after.shopId !== before.shopId;

/** A replaced basket is set aside for its shop. */
async function checkSetAside(watched: WatchedPage, left: Basket): Promise<void> {
  const { world, device } = watched;
  await wait(world.clock, SPREAD_MS);
  if (device.pages.length === 0 || device.hasForgotten) return;
  const isThere = device.pages.some((page) => {
    const { basket, setAside } = page.get(BasketStore);
    return [basket, ...setAside].some(({ shopId, items }) => shopId === left.shopId && items.length > 0);
  });
  if (!isThere)
    violate(
      watched,
      'nothing leaves a basket by itself',
      `the articles of shop ${left.shopId} are not set aside`,
    );
}

/**
 * The operations after all known ones; undefined where one was inserted among them, or some were folded into the base.
 */
function appended(before: BasketLog, after: BasketLog): readonly StampedOperation[] | undefined {
  const known = new Set(before.operations);
  const remaining = after.operations.filter((each) => known.has(each));
  const isOnTop = remaining.length === before.operations.length && after.base === before.base;
  const fresh = after.operations.slice(remaining.length);
  return isOnTop && fresh.every((each) => !known.has(each)) ? fresh : undefined;
}

const portionsOf = ({ items }: Basket): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many portions an operation may remove at most. */
function mostRemoved({ operation }: StampedOperation, { shopId, items }: Basket): number {
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
