import type { BasketItem } from '@/domain/basket/basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import type { ArticleCode } from '@/domain/menu/menu';
import type { Amount } from '@/domain/shared/amount';

/** What the menu of today makes of a remembered basket, line by line. Source: OPEN-41; PAIN-42, PAIN-44. */
export interface MenuDiff {
  /** As it was. */
  readonly kept: readonly BasketItem[];
  /** Cheaper: applies without a question. */
  readonly priceDrops: readonly PriceChange[];
  /** Dearer: said before checkout. */
  readonly priceRises: readonly PriceChange[];
  /** Not to be had like this: said before checkout, with what is in the way. */
  readonly unavailable: readonly UnavailableLine[];
}

export interface PriceChange {
  readonly line: BasketItem;
  /** The same line at the prices of the menu. */
  readonly repriced: BasketItem;
  /** Of one portion. */
  readonly before: Amount;
  readonly after: Amount;
}

/** `choicesChanged`: the article is there, but is now put together in another way. */
export type UnavailableReason = 'gone' | 'soldOut' | 'choicesChanged';

export interface UnavailableLine {
  readonly line: BasketItem;
  readonly reason: UnavailableReason;
  /** The article, or the choice of it, that is not to be had. */
  readonly articleCode: ArticleCode;
}

/** Whether the visitor has to be told something before going on. */
export const needsConfirmation = ({ priceRises, unavailable }: MenuDiff): boolean =>
  priceRises.length > 0 || unavailable.length > 0;

/** What applies without a question. */
export const quietOperations = ({ priceDrops }: MenuDiff): readonly BasketOperation[] => reprice(priceDrops);

/** What brings the basket up to date once the visitor has agreed. */
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
