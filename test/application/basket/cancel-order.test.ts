import { describe, expect, it } from 'vitest';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { NoticeStore } from '@/application/notices/notice-store';
import { CancelOrder } from '@/application/basket/cancel-order';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketTab } from '@test/support/a-basket-tab';

function setUp() {
  const [tab, notices, navigator] = [
    aBasketTab(aBasket()),
    new NoticeStore(),
    new MemoryNavigator('/shop/1/menu'),
  ];
  return {
    ...tab,
    notices,
    navigator,
    cancel: new CancelOrder({ ...tab, notices, navigator }),
  };
}

describe('CancelOrder', () => {
  it('asks first, and does nothing after a no [BASK-21]', async () => {
    const { baskets, notices, navigator, cancel } = setUp();
    const running = cancel.cancel();
    expect(notices.question?.notice.key).toBe('confirm.cancelOrder');
    notices.answer(notices.question!.id, false);
    expect(await running).toBe(false);
    expect([baskets.count, navigator.current]).toEqual([1, '/shop/1/menu']);
  });

  it('clears the basket and goes home after a yes [BASK-22, BASK-23]', async () => {
    const { baskets, notices, navigator, cancel } = setUp();
    const running = cancel.cancel();
    notices.answer(notices.question!.id, true);
    expect(await running).toBe(true);
    expect([baskets.count, navigator.current]).toEqual([0, '/']);
  });
});
