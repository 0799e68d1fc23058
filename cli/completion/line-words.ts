import * as z from 'zod/mini';

import { IN_PROCESS } from '@cli/sites/in-process-site';
import type { Home, StoredCustomer } from '@cli/home/home';
import { readJson } from '@/adapters/contract/read-json';
import { storedMenu } from '@/adapters/storage/schemas/stored-menu';
import { storedShop } from '@/adapters/storage/schemas/stored-shop';
import { walkMenu } from '@/domain/menu/walk-menu';
import type { Instant } from '@/domain/shared/instant';
import { demonstrationChain } from '@demo/demonstration-chain';
import { menuArticles } from '@api/orders/menu-articles';

/** Completion candidates that depend on the chain. */
export const WORD_KINDS = ['shops', 'articles'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** bash would execute `$(…)` in a candidate, and names of dishes come from the storefront. */
const HARMLESS = /^[\w.-]+$/;

/** The options typed so far. */
export interface TypedOptions {
  readonly api: string | undefined;
  readonly shop: string | undefined;
}

/**
 * Numbers of restaurants, or article codes of the chosen one. Sends no requests: of a remote storefront only the stored
 * menu is used.
 */
export async function lineWords(...asked: Parameters<typeof candidates>): Promise<readonly string[]> {
  return (await candidates(...asked)).filter((word) => HARMLESS.test(word));
}

async function candidates(
  kind: WordKind,
  { api, shop }: TypedOptions,
  home: Home,
  now: Instant,
): Promise<readonly string[]> {
  const { stored } = await home.customer(api ?? IN_PROCESS);
  const chosen = valueOf(stored, 'shop', storedShop)?.id;
  const menu = valueOf(stored, 'menu', storedMenu)?.menu;
  const wanted = shop ?? chosen?.toString();
  if (api !== undefined) {
    if (kind === 'shops') return chosen === undefined ? [] : [String(chosen)];
    if (menu === undefined || String(menu.shopId) !== wanted) return [];
    return [...walkMenu(menu)].map(({ article }) => article.code);
  }
  const { shops } = demonstrationChain(now);
  if (kind === 'shops') return shops.map((each) => String(each.shop.id));
  const sold = shops.find((each) => String(each.shop.id) === wanted)?.menu;
  return sold === undefined ? [] : [...menuArticles(sold).keys()];
}

function valueOf<Value>(
  stored: StoredCustomer['stored'],
  key: string,
  schema: z.ZodMiniType<Value>,
): Value | undefined {
  const text = stored.find(([name]) => name === key)?.[1];
  const json = text === undefined ? undefined : readJson(text);
  const found = json?.ok === true ? z.safeParse(z.object({ data: schema }), json.value) : undefined;
  return found?.success === true ? found.data.data : undefined;
}
