import type * as z from 'zod/mini';

import { PAGE_BASKET_ID, PAGE_STATE_ID } from '@/adapters/contract/page-marks';
import { pageBasketState, type PageBasketState } from '@/adapters/contract/page-basket-state';
import { pageState, type PageState } from '@/adapters/contract/page-state';
import { readJson } from '@/adapters/contract/read-json';
import { safeParse } from 'zod/mini';

/** The state of a page that the server drew; undefined for one without content, and for an unreadable one. */
export const readPageState = (document: Document): PageState | undefined =>
  readBlock(document, PAGE_STATE_ID, pageState);

/** What the basket needs before the program is there; undefined for a page without a menu. */
export const readPageBasketState = (document: Document): PageBasketState | undefined =>
  readBlock(document, PAGE_BASKET_ID, pageBasketState);

function readBlock<Value>(document: Document, id: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  const json = text === undefined || text === null ? undefined : readJson(text);
  const parsed = json?.ok === true ? safeParse(schema, json.value) : undefined;
  return parsed?.success === true ? parsed.data : undefined;
}
