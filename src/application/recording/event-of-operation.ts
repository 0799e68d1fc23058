import { dishOf } from '@/application/recording/dish-of';
import type { RecordedEvent } from '@/application/recording/session-recording';
import type { Basket, BasketItem, BasketItemId } from '@/domain/basket/basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { isSameDish } from '@/domain/basket/is-same-dish';
import { noteLength } from '@/domain/basket/note';
import { assertNever } from '@/domain/shared/assert-never';

/** Returns what the visitor did to the basket; undefined for an operation that follows from another act. */
export function eventOfOperation(operation: BasketOperation, before: Basket): RecordedEvent | undefined {
  switch (operation.kind) {
    case 'put':
      return eventOfPut(operation.item, before, operation.shop?.shopId ?? before.shopId);
    case 'decrease':
    case 'remove':
      return { kind: operation.kind, line: lineOf(before, operation.itemId) };
    case 'clear':
      return { kind: 'cancelOrder' };
    case 'chooseOrderType': {
      const { orderType } = operation;
      return orderType === before.orderType ? undefined : { kind: 'chooseOrderType', orderType };
    }
    case 'chooseSpot':
      return { kind: 'chooseSpot', spotId: operation.spotId };
    case 'writeNote':
      return { kind: 'writeNote', length: noteLength(operation.note) };
    case 'reprice':
      return { kind: 'agree' };
    case 'restore': {
      const { shopId } = operation.basket;
      return shopId === undefined ? undefined : { kind: 'bringBack', shopId };
    }
    case 'moveToShop':
    case 'setSettings':
    case 'consume':
    case 'renewSeed':
      return undefined;
    default:
      return assertNever(operation);
  }
}

function eventOfPut(item: BasketItem, before: Basket, shopId: Basket['shopId']): RecordedEvent {
  const line = before.items.findIndex((each) => isSameDish(each, item));
  return line >= 0 && item.quantity === 1
    ? { kind: 'increase', line }
    : { kind: 'put', dish: dishOf(item, shopId) };
}

const lineOf = ({ items }: Basket, itemId: BasketItemId): number =>
  Math.max(
    0,
    items.findIndex((item) => item.id === itemId),
  );
