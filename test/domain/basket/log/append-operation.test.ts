import { describe, expect, it } from 'vitest';
import { EMPTY_BASKET_LOG, type BasketLog } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { appendOperation } from '@/domain/basket/log/append-operation';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, tabId } from '@test/support/builders/basket-ids';
import { Tabs } from '@test/support/tabs';

const put: BasketOperation = { kind: 'put', item: aBasketItem(), seed: basketSeed('A') };

describe('appendOperation', () => {
  it('counts the operations of the tab from 1, after all operations of the log', () => {
    const tabs = new Tabs(2);
    expect(tabs.act(0, put).stamp).toEqual({ time: 1, tab: 'tab-0', sequence: 1 });
    tabs.receive(1, tabs.act(0, put));
    expect(tabs.act(1, put).stamp).toEqual({ time: 3, tab: 'tab-1', sequence: 1 });
    expect(tabs.act(1, put).stamp).toEqual({ time: 4, tab: 'tab-1', sequence: 2 });
  });

  it('continues after the folded operations', () => {
    const log: BasketLog = { ...EMPTY_BASKET_LOG, folded: { t: 70 } };
    expect(appendOperation(log, tabId('t'), put).stamped.stamp).toMatchObject({ time: 1, sequence: 71 });
  });

  it('works for a tab with the name of a property that every object has', () => {
    const { log } = appendOperation(EMPTY_BASKET_LOG, tabId('constructor'), put);
    expect(appendOperation(log, tabId('__proto__'), put).stamped.stamp.sequence).toBe(1);
  });
});
