import type { Notice } from '@/domain/notice/notice';

/** Questions with the answers yes and no; each key has a text. */
export const CONFIRMATION_KEYS = ['confirm.cancelOrder', 'confirm.resetBasket', 'confirm.otherShop'] as const;

type ConfirmationKey = (typeof CONFIRMATION_KEYS)[number];

const question = (key: ConfirmationKey, values: Notice['values'] = {}): Notice => ({ key, values });

/** Cancel the whole order? Source: spec §2 Basket panel; BASK-21. */
export const confirmCancelOrder = question('confirm.cancelOrder');

/** Leave, and empty the basket? Source: AMB-01; ROUTE-12, ROUTE-29, SHELL-16. */
export const confirmResetBasket = question('confirm.resetBasket');

/** Change to another shop, though the basket is of `shopName`? Source: AMB-01. */
export const confirmOtherShop = (shopName: string): Notice => question('confirm.otherShop', { shopName });
