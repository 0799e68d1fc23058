import type { Basket } from '@/domain/basket/basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { chooseOrderType } from '@/domain/basket/choose-order-type';
import { clearBasket } from '@/domain/basket/clear-basket';
import { consumeItems } from '@/domain/basket/consume-items';
import { decreaseItem } from '@/domain/basket/decrease-item';
import { moveToShop } from '@/domain/basket/move-to-shop';
import { cutNote } from '@/domain/basket/note';
import { putItem } from '@/domain/basket/put-item';
import { removeItem } from '@/domain/basket/remove-item';
import { repriceItems } from '@/domain/basket/reprice-items';
import { assertNever } from '@/domain/shared/assert-never';

/** The basket after one thing that happened to it. */
export function applyOperation(basket: Basket, operation: BasketOperation): Basket {
  switch (operation.kind) {
    case 'put':
      return putInShop(basket, operation);
    case 'decrease':
      return decreaseItem(basket, operation.itemId);
    case 'remove':
      return removeItem(basket, operation.itemId);
    case 'clear':
      return clearBasket(basket, operation.alsoShop);
    case 'moveToShop':
      return moveToShop(basket, operation.shopId, operation.shopName);
    case 'chooseOrderType':
      return chooseOrderType(basket, operation.orderType, operation.keepsSpot);
    case 'chooseSpot':
      return { ...basket, spotId: operation.spotId };
    case 'writeNote':
      return { ...basket, note: cutNote(operation.note) };
    case 'setSettings':
      return { ...basket, settings: operation.settings };
    case 'reprice':
      return repriceItems(basket, operation.prices);
    case 'consume':
      return consumeItems(basket, operation.seed, operation.lines, operation.nextSeed);
    case 'renewSeed':
      return basket.seed === operation.seed ? { ...basket, seed: operation.nextSeed } : basket;
    case 'restore':
      return operation.basket;
    default:
      return assertNever(operation);
  }
}

/**
 * A basket that another tab has emptied at the same moment is of this dish's shop again; one that another tab has moved
 * to another shop stays there without it, since nobody sells it there.
 */
function putInShop(basket: Basket, { item, seed, shop }: Put): Basket {
  if (shop === undefined) return putItem(basket, item, seed);
  const isElsewhere = basket.shopId !== undefined && basket.shopId !== shop.shopId;
  return isElsewhere ? basket : putItem(moveToShop(basket, shop.shopId, shop.shopName), item, seed);
}

type Put = Extract<BasketOperation, { readonly kind: 'put' }>;
