import * as z from 'zod/mini';

import { IN_PROCESS } from '@cli/sites/in-process-site';
import type { Home, StoredCustomer } from '@cli/home/home';
import { readJson } from '@/adapters/contract/read-json';
import { storedMenu } from '@/adapters/storage/schemas/kept-menu';
import { storedShop } from '@/adapters/storage/schemas/kept-shop';
import { walkMenu } from '@/domain/menu/walk-menu';
import type { Instant } from '@/domain/shared/instant';
import { demonstrationChain } from '@demo/demonstration-chain';
import { menuArticles } from '@api/orders/menu-articles';

/** What completes a line and is not the same for everybody. */
export const WORD_KINDS = ['shops', 'articles'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** bash would run what stands in a word as `$(…)`, and a storefront elsewhere says what its dishes are called. */
const HARMLESS = /^[\w.-]+$/;

/** What the line says so far. */
export interface LineSoFar {
  readonly api: string | undefined;
  readonly shop: string | undefined;
}

/**
 * Numbers of restaurants, or codes of what the one on the line or chosen before sells. Asks nobody: of a storefront
 * elsewhere it knows what was looked at last.
 */
export async function lineWords(...asked: Parameters<typeof knownWords>): Promise<readonly string[]> {
  return (await knownWords(...asked)).filter((word) => HARMLESS.test(word));
}

async function knownWords(
  kind: WordKind,
  { api, shop }: LineSoFar,
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
  const kept = json?.ok === true ? z.safeParse(z.object({ data: schema }), json.value) : undefined;
  return kept?.success === true ? kept.data.data : undefined;
}
