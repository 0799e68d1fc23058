import type { Notice } from '@/domain/notice/notice';

/** What can be said of a step into the basket; each has a text at its key. */
export const BASKET_NOTICE_KEYS = [
  'basket.added',
  'basket.changed',
  'basket.notAdded',
  'basket.lineFull',
  'choice.incomplete',
] as const;

type BasketNoticeKey = (typeof BASKET_NOTICE_KEYS)[number];

const notice = (key: BasketNoticeKey, values: Notice['values']): Notice => ({ key, values });

/** It went in; the line now has `count` portions (PAIN-38). */
export const addedToBasket = (name: string, count: number): Notice => notice('basket.added', { name, count });

export const changedInBasket = (name: string): Notice => notice('basket.changed', { name });

/** It cannot be ordered (any more). */
export const notAddedToBasket = (name: string): Notice => notice('basket.notAdded', { name });

/** The line now has `max` portions, fewer than wanted (PAIN-38). */
export const lineIsFull = (name: string, max: number): Notice => notice('basket.lineFull', { name, max });

/** Something must be chosen first, in the group of this name; at its place it is said how many (PAIN-48). */
export const choicesIncomplete = (name: string): Notice => notice('choice.incomplete', { name });
