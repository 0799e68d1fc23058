import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import type { Brand } from '@/domain/shared/brand';

/** Names one open tab. */
export type TabId = Brand<string, 'TabId'>;

export const parseTabId = (text: string): TabId | undefined =>
  /^[A-Za-z0-9_-]{1,64}$/.test(text) ? (text as TabId) : undefined;

/**
 * When an operation happened, so that all tabs apply all operations in the same order: by logical time, then tab.
 * `sequence` counts the tab's own operations from 1, so that gaps and repetitions can be detected.
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

/**
 * A basket and the recent operations on top of it. `folded` counts, for each tab, its operations that `base` already
 * contains.
 */
export interface BasketLog {
  readonly base: Basket;
  readonly folded: Readonly<Record<string, number>>;
  readonly operations: readonly StampedOperation[];
}

export const EMPTY_BASKET_LOG: BasketLog = { base: EMPTY_BASKET, folded: {}, operations: [] };

/** The messages that tabs exchange. */
export type BasketMessage =
  | { readonly kind: 'operation'; readonly operation: StampedOperation }
  /** Sent by a tab that opens; the others answer with their log. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'log'; readonly log: BasketLog };
