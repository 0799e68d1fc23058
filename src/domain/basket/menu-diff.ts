import type { BasketItem } from '@/domain/basket/basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import type { ArticleCode } from '@/domain/menu/menu';
import type { Amount } from '@/domain/shared/amount';

/** How a stored basket differs from today's menu, line by line. Source: OPEN-41; PAIN-42, PAIN-44. */
export interface MenuDiff {
  /** Unchanged lines. */
  readonly unchanged: readonly BasketItem[];
  /** Cheaper: applied without a question. */
  readonly priceDrops: readonly PriceChange[];
  /** More expensive: to be confirmed before checkout. */
  readonly priceRises: readonly PriceChange[];
  /** Unavailable as ordered: to be confirmed before checkout, with the reason. */
  readonly unavailable: readonly UnavailableLine[];
}

export interface PriceChange {
  readonly line: BasketItem;
  /** The same line at the prices of the menu. */
  readonly repriced: BasketItem;
  /** The price of one portion. */
  readonly before: Amount;
  readonly after: Amount;
}

/** `notServed`: not at this time of day. `choicesChanged`: the article exists, but its choices have changed. */
export type UnavailableReason = 'gone' | 'soldOut' | 'notServed' | 'choicesChanged';

export interface UnavailableLine {
  readonly line: BasketItem;
  readonly reason: UnavailableReason;
  /** The unavailable article, or the unavailable choice of it. */
  readonly articleCode: ArticleCode;
}

/** Returns whether the visitor must confirm changes before checkout. */
export const needsConfirmation = ({ priceRises, unavailable }: MenuDiff): boolean =>
  priceRises.length > 0 || unavailable.length > 0;

/** Returns the operations that apply without a question. */
export const quietOperations = ({ priceDrops }: MenuDiff): readonly BasketOperation[] => reprice(priceDrops);

/** Returns the operations that update the basket once the visitor has confirmed. */
export const agreedOperations = ({
  priceDrops,
  priceRises,
  unavailable,
}: MenuDiff): readonly BasketOperation[] => [
  ...reprice([...priceDrops, ...priceRises]),
  ...unavailable.map(({ line }) => ({ kind: 'remove', itemId: line.id }) as const),
];

const reprice = (changes: readonly PriceChange[]): readonly BasketOperation[] =>
  changes.length === 0
    ? []
    : [
        {
          kind: 'reprice',
          prices: changes.map(({ line, repriced }) => ({ itemId: line.id, item: repriced })),
        },
      ];
