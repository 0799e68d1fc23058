import { describe, expect, it } from 'vitest';

import {
  CONFIRMATION_KEYS,
  confirmCancelOrder,
  confirmOtherShop,
  confirmResetBasket,
} from '@/domain/notice/confirmations';

describe('confirmations', () => {
  it('ask, each with its own text [BASK-21, ROUTE-12]', () => {
    expect(confirmCancelOrder).toEqual({ key: 'confirm.cancelOrder', values: {} });
    expect(confirmResetBasket).toEqual({ key: 'confirm.resetBasket', values: {} });
    const otherShop = { key: 'confirm.otherShop', values: { shopName: 'Lucka Vasastan' } };
    expect(confirmOtherShop('Lucka Vasastan')).toEqual(otherShop);
    const asked = [confirmCancelOrder, confirmResetBasket, confirmOtherShop('')].map(({ key }) => key);
    expect(asked).toEqual([...CONFIRMATION_KEYS]);
  });
});
