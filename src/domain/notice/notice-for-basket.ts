import type { Notice } from '@/domain/notice/notice';

/** Notices about putting an item into the basket; each key has a text. */
export const BASKET_NOTICE_KEYS = [
  'basket.added',
  'basket.changed',
  'basket.notAdded',
  'basket.lineFull',
  'choice.incomplete',
] as const;

type BasketNoticeKey = (typeof BASKET_NOTICE_KEYS)[number];

const notice = (key: BasketNoticeKey, values: Notice['values']): Notice => ({ key, values });

/** It was added; the line now has `count` portions (PAIN-38). */
export const addedToBasket = (name: string, count: number): Notice => notice('basket.added', { name, count });

export const changedInBasket = (name: string): Notice => notice('basket.changed', { name });

/** It cannot be ordered (any more). */
export const notAddedToBasket = (name: string): Notice => notice('basket.notAdded', { name });

/** The line now has `max` portions, fewer than wanted (PAIN-38). */
export const lineIsFull = (name: string, max: number): Notice => notice('basket.lineFull', { name, max });

/** A choice is missing in the group of this name; the group itself shows how many (PAIN-48). */
export const choicesIncomplete = (name: string): Notice => notice('choice.incomplete', { name });
