import * as z from 'zod/mini';

import { article as articleCodec } from '@/adapters/contract/menu-codec';
import type { PageBasketState } from '@/adapters/contract/page-basket-state';
import { PAGE_BASKET_ID, PAGE_STATE_ID } from '@/adapters/contract/page-marks';
import type { PageState } from '@/adapters/contract/page-state';
import type { Article } from '@/domain/menu/menu';
import { pageTexts } from '@pages/page-texts';
import { aShop } from '@test/support/builders/a-shop';

export const CURRENCY = { name: 'SEK', symbol: 'kr' };

/** Adds what a page of the server with these dishes brings along. */
export async function addPageBlocks(articles: readonly Article[]): Promise<void> {
  const items = articles.map((article) => z.encode(articleCodec, article));
  const state: PageState = {
    ...{ path: '/shop/1/menu', language: 'sv', isOfSpot: false, drawnAt: 0 },
    answers: { '/api/shops/1/menu': JSON.stringify({ items: [{ code: 'lunch', items }] }) },
  };
  const shop = { shopId: aShop().id, shopName: aShop().name };
  const basket: PageBasketState = { language: 'sv', shop, currency: CURRENCY, texts: await pageTexts('sv') };
  addBlock(PAGE_STATE_ID, state);
  addBlock(PAGE_BASKET_ID, basket);
}

export function setPageBlock(id: string, change: (text: string) => string): void {
  const block = document.getElementById(id);
  if (block !== null) block.textContent = change(block.textContent);
}

export function removePageBlocks(): void {
  for (const id of [PAGE_BASKET_ID, PAGE_STATE_ID]) document.getElementById(id)?.remove();
}

function addBlock(id: string, data: object): void {
  const block = document.createElement('script');
  Object.assign(block, { id, type: 'application/json', textContent: JSON.stringify(data) });
  document.body.append(block);
}
