import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import type { Brand } from '@/domain/shared/brand';

/** One open tab. */
export type TabId = Brand<string, 'TabId'>;

export const parseTabId = (text: string): TabId | undefined =>
  /^[A-Za-z0-9_-]{1,64}$/.test(text) ? (text as TabId) : undefined;

/**
 * When an operation happened, so that all tabs order all operations alike: by logical time, then tab.
 * `sequence` counts the tab's own operations from 1, so that a gap or a repetition is seen.
 */
export interface OperationStamp {
  readonly time: number;
  readonly tab: TabId;
  readonly sequence: number;
}

export interface StampedOperation {
  readonly stamp: OperationStamp;
  readonly operation: BasketOperation;
}

/** A basket and the recent operations on top of it. `folded` says, by tab, how many operations `base` already holds. */
export interface BasketLog {
  readonly base: Basket;
  readonly folded: Readonly<Record<string, number>>;
  readonly operations: readonly StampedOperation[];
}

export const EMPTY_BASKET_LOG: BasketLog = { base: EMPTY_BASKET, folded: {}, operations: [] };

/** What tabs say to each other. */
export type BasketMessage =
  | { readonly kind: 'operation'; readonly operation: StampedOperation }
  /** A tab that opens asks, the others answer with all they know. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'log'; readonly log: BasketLog };
