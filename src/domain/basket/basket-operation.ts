import type { Basket } from '@/domain/basket/basket';
import { chooseOrderType } from '@/domain/basket/operations/choose-order-type';
import { chooseSpot } from '@/domain/basket/operations/choose-spot';
import { clear } from '@/domain/basket/operations/clear';
import { consume } from '@/domain/basket/operations/consume';
import { decrease } from '@/domain/basket/operations/decrease';
import { moveToShop } from '@/domain/basket/operations/move-to-shop';
import { put } from '@/domain/basket/operations/put';
import { remove } from '@/domain/basket/operations/remove';
import { renewSeed } from '@/domain/basket/operations/renew-seed';
import { reprice } from '@/domain/basket/operations/reprice';
import { restore } from '@/domain/basket/operations/restore';
import { setSettings } from '@/domain/basket/operations/set-settings';
import { writeNote } from '@/domain/basket/operations/write-note';

/**
 * Everything that can happen to a basket. The name of an operation is its `kind`, also in storage and between tabs;
 * the second parameter of its function is what it carries.
 */
const OPERATIONS = {
  put,
  decrease,
  remove,
  clear,
  moveToShop,
  chooseOrderType,
  chooseSpot,
  writeNote,
  setSettings,
  reprice,
  consume,
  renewSeed,
  restore,
};

export type OperationKind = keyof typeof OPERATIONS;

export type OperationOf<Kind extends OperationKind> = {
  [Each in Kind]: { readonly kind: Each } & Parameters<(typeof OPERATIONS)[Each]>[1];
}[Kind];

/**
 * Tabs exchange operations, not baskets, because the browser's storage loses concurrent writes; all tabs apply all
 * operations in the same order and so agree (docs/adr/0007-tabs-exchange-operations.md).
 */
export type BasketOperation = OperationOf<OperationKind>;

const APPLY: {
  readonly [Kind in OperationKind]: (basket: Basket, operation: OperationOf<Kind>) => Basket;
} = OPERATIONS;

/** Returns the basket after an operation. */
export const applyOperation = <Kind extends OperationKind>(
  basket: Basket,
  operation: OperationOf<Kind>,
): Basket => APPLY[operation.kind](basket, operation);
