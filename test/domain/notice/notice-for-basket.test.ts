import { describe, expect, it } from 'vitest';

import {
  addedToBasket,
  BASKET_NOTICE_KEYS,
  changedInBasket,
  choicesIncomplete,
  lineIsFull,
  notAddedToBasket,
} from '@/domain/notice/notice-for-basket';

describe('notices of the basket', () => {
  it('name the dish, and how many portions there are', () => {
    expect(addedToBasket('Soup', 2)).toEqual({ key: 'basket.added', values: { name: 'Soup', count: 2 } });
    expect(changedInBasket('Soup')).toEqual({ key: 'basket.changed', values: { name: 'Soup' } });
    expect(notAddedToBasket('Soup')).toEqual({ key: 'basket.notAdded', values: { name: 'Soup' } });
    expect(lineIsFull('Soup', 99)).toEqual({ key: 'basket.lineFull', values: { name: 'Soup', max: 99 } });
  });

  it('name the group without a choice', () => {
    expect(choicesIncomplete('Side')).toEqual({ key: 'choice.incomplete', values: { name: 'Side' } });
  });

  it('have texts for all keys', () => {
    const said = [
      addedToBasket('', 1),
      changedInBasket(''),
      notAddedToBasket(''),
      lineIsFull('', 1),
      choicesIncomplete(''),
    ];
    expect(said.map(({ key }) => key)).toEqual([...BASKET_NOTICE_KEYS]);
  });
});
