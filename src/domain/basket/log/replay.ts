import type { Basket, BasketItem, BasketItemId } from '@/domain/basket/basket';
import { basketCount } from '@/domain/basket/basket-count';
import type { StampedOperation, TabId } from '@/domain/basket/basket-log';
import { applyOperation, type BasketOperation } from '@/domain/basket/basket-operation';
import type { OrderedLine } from '@/domain/basket/operations/consume';
import { isSameDish } from '@/domain/basket/is-same-dish';
import { subtractQuantity } from '@/domain/basket/subtract-quantity';

/**
 * A basket during a replay. `merged` contains the ids of lines that were merged into another line, with the quantity
 * that each added. Their own tab may still have shown them as separate lines: its operations on such a line apply to
 * the quantity that the line added, so that two tabs that add the same dish neither lose nor double portions. What a
 * tab adds to a line that it has merged itself belongs to the same part. Between removing or replacing a line in one
 * tab and adding to it in another at the same time, the order decides.
 */
export interface Replay {
  readonly basket: Basket;
  readonly merged: ReadonlyMap<BasketItemId, MergedLine>;
}

interface MergedLine {
  readonly tab: TabId;
  readonly into: BasketItemId;
  readonly quantity: number;
}

export const replayFrom = (basket: Basket): Replay => ({ basket, merged: new Map() });

export function replayNext(replay: Replay, { stamp, operation }: StampedOperation): Replay {
  switch (operation.kind) {
    case 'put':
      return replayPut(
        subtractPart(replay, operation.item.id, Infinity),
        operation.item,
        operation,
        stamp.tab,
      );
    case 'decrease':
      return applyTo(subtractPart(replay, operation.itemId, 1), operation);
    case 'remove':
      return applyTo(subtractPart(replay, operation.itemId, Infinity), operation);
    case 'consume':
      return applyTo(replay, {
        ...operation,
        lines: operation.lines.map((line) => mergedLine(replay, line)),
      });
    case 'restore':
      return replayFrom(operation.basket);
    default:
      return applyTo(replay, operation);
  }
}

const applyTo = (replay: Replay, operation: BasketOperation): Replay => ({
  ...replay,
  basket: applyOperation(replay.basket, operation),
});

function replayPut(replay: Replay, item: BasketItem, operation: BasketOperation, tab: TabId): Replay {
  const after = applyTo(replay, operation);
  const into = replay.basket.items.find((line) => line.id === item.id || isSameDish(line, item));
  const quantity = basketCount(after.basket) - basketCount(replay.basket);
  const isMerged = into !== undefined && into.id !== item.id && quantity > 0;
  if (!isMerged || after.basket.items.some((line) => line.id === item.id)) return after;
  const [partId, part] = [...replay.merged].find(([, own]) => own.tab === tab && own.into === into.id) ?? [
    item.id,
    { tab, into: into.id, quantity: 0 },
  ];
  const grown = { ...part, quantity: part.quantity + quantity };
  return { ...after, merged: new Map(replay.merged).set(partId, grown) };
}

/** Subtracts what a merged line added, at most `quantity`. */
function subtractPart(replay: Replay, itemId: BasketItemId, quantity: number): Replay {
  const part = replay.merged.get(itemId);
  if (part === undefined) return replay;
  const subtracted = Math.min(part.quantity, quantity);
  const merged = new Map(replay.merged);
  if (subtracted === part.quantity) merged.delete(itemId);
  else merged.set(itemId, { ...part, quantity: part.quantity - subtracted });
  return { basket: subtractQuantity(replay.basket, part.into, subtracted), merged };
}

const mergedLine = (replay: Replay, line: OrderedLine): OrderedLine => ({
  ...line,
  itemId: replay.merged.get(line.itemId)?.into ?? line.itemId,
});
