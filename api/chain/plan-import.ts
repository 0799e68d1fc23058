import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '@/domain/shared/instant';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import type { Chain, ChainShop } from '@api/chain/chain';
import { diffSources, type FileChange } from '@api/chain/diff-sources';
import type { ChainStore, ChainWrite } from '@api/chain/chain-store';
import { loadChain, type LoadedChain } from '@api/chain/load-chain';
import type { AuditStore } from '@api/audit/audit-store';
import { storedSettings, type ChainStores } from '@api/chain/store-chain';
import { sanitiseStylesheet } from '@api/design/sanitise-stylesheet';

export interface ImportStores extends ChainStores {
  readonly chain: ChainStore;
  readonly audit: AuditStore;
}

/** What importing a chain would change. */
export interface ImportPlan {
  readonly changes: readonly FileChange[];
  /** Shops that would be off sale. */
  readonly removedShops: readonly { readonly id: number; readonly name: string }[];
  /** Undefined if the chain is stored already. */
  readonly write: ChainWrite | undefined;
}

/** Compares a chain with what is stored. Offers of a first import count their days from `now`. */
export async function planImport(
  stores: ImportStores,
  loaded: LoadedChain,
  now: Instant,
): Promise<ImportPlan> {
  const imported = await stores.chain.read();
  const firstStart = imported?.firstStart ?? now;
  const chain = loaded.startingAt(firstStart);
  const before = imported && loadChain(imported.source);
  const sheetsBefore = stylesheetsOf(before?.ok === true ? before.value.startingAt(firstStart) : undefined);
  const sheets = stylesheetsOf(chain);
  const settings = storedSettings(chain);
  const removed = (await stores.shops.list()).filter(
    ({ id }) => !chain.shops.some(({ shop }) => shop.id === id),
  );
  const changes = diffSources(imported?.source ?? new Map(), loaded.source);
  const write: ChainWrite = {
    ...{ basedOn: imported?.revision ?? 0, firstStart, source: loaded.source },
    settings: isSame(await stores.settings.read(), settings) ? undefined : settings,
    shops: await changedShops(stores, chain.shops),
    removedShops: removed.flatMap(({ id }) => parseShopId(id) ?? []),
    // A stylesheet that an operator has set stays until the look of the shop changes.
    stylesheets: [...sheets.keys()]
      .filter((shopId) => sheetsBefore.get(shopId) !== sheets.get(shopId))
      .map((shopId) => ({ shopId, stylesheet: sanitiseStylesheet(sheets.get(shopId) ?? '', shopId) })),
    campaigns: isSame(await stores.campaigns.list(), chain.campaigns) ? undefined : chain.campaigns,
  };
  return {
    changes,
    removedShops: removed.map(({ id, name }) => ({ id, name })),
    write: changes.length > 0 || changesCatalogue(write) ? write : undefined,
  };
}

const changesCatalogue = ({ settings, shops, removedShops, stylesheets, campaigns }: ChainWrite): boolean =>
  settings !== undefined ||
  campaigns !== undefined ||
  [shops, removedShops, stylesheets].some((list) => list.length > 0);

const stylesheetsOf = (chain: Chain | undefined): ReadonlyMap<ShopId, string> =>
  new Map(
    (chain?.shops ?? []).flatMap(({ shop, stylesheet }) => {
      const shopId = parseShopId(shop.id);
      return shopId === undefined ? [] : [[shopId, stylesheet] as const];
    }),
  );

async function changedShops({ shops }: ImportStores, wanted: readonly ChainShop[]): Promise<ChainShop[]> {
  const changed: ChainShop[] = [];
  for (const each of wanted) {
    const shopId = parseShopId(each.shop.id);
    const isStored =
      shopId !== undefined &&
      isSame(await shops.find(shopId), each.shop) &&
      isSame(await shops.deliverySpots(shopId), each.deliverySpots) &&
      isSame(await shops.menu(shopId), each.menu);
    if (!isStored) changed.push(each);
  }
  return changed;
}

/** As JSON, in which an undefined field is a missing one. */
const isSame = (stored: unknown, wanted: unknown): boolean =>
  stored !== undefined && isDeepStrictEqual(plain(stored), plain(wanted));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
