import { deliverySpot, type DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import { menuDto, type MenuDto } from '@/adapters/contract/menu';
import * as z from 'zod/mini';
import { instant } from '@/domain/shared/instant';
import { parseShopId } from '@/domain/shop/shop';
import { storedCampaign } from '@api/catalogue/stored-campaign';
import type { CatalogueSnapshot, VersionedMenu } from '@api/catalogue/catalogue';
import { menuDishes } from '@api/catalogue/menu-dishes';
import type { Queryable } from '@api/database/database';
import type { ReportTrouble } from '@api/database/report-trouble';
import { chainSettings, type ChainSettings } from '@api/catalogue/chain-settings';
import { type ShopChange, shopChangeOf, type ShopChangeRow } from '@api/catalogue/shop-change';
import { storedShop } from '@api/catalogue/stored-shop';

const deliverySpotDto = z.input(deliverySpot);

interface Row {
  readonly document: unknown;
}

interface ShopRow extends Row {
  readonly shop_id: number;
}

interface Schema<Value> {
  readonly safeParse: (
    document: unknown,
  ) => { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: Error };
}

/**
 * Reads the catalogue in one transaction; of the menus, which are large, only those that changed since `before`.
 * Documents that cannot be read are reported and left out, so that a damaged one closes no other shop.
 */
export async function loadCatalogue(
  queries: Queryable,
  before: CatalogueSnapshot | undefined,
  reportTrouble: ReportTrouble,
): Promise<CatalogueSnapshot> {
  const read = <Value>(schema: Schema<Value>, document: unknown, name: string): readonly Value[] => {
    const parsed = schema.safeParse(document);
    if (parsed.success) return [parsed.data];
    reportTrouble(`${name} in the database cannot be read and is ignored`, parsed.error);
    return [];
  };
  // Throws, since a chain without settings would count as one that was never set up.
  const readSettings = (document: unknown): ChainSettings => {
    const [settings = before?.settings] = read(chainSettings, document, 'What is set');
    return settings ?? chainSettings.parse(document);
  };
  await queries.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const version = await readVersion(queries);
  const [chain] = await queries.query<{ readonly revision: number }>('SELECT revision FROM chain');
  const [settings] = await queries.query<Row>('SELECT document FROM settings');
  const shops = await queries.query<ShopRow>(
    'SELECT id AS shop_id, document FROM shop WHERE removed_at IS NULL ORDER BY id',
  );
  const spots = await queries.query<ShopRow>(
    'SELECT shop_id, document FROM delivery_spot ORDER BY shop_id, id',
  );
  const sheets = await queries.query<{ readonly shop_id: number; readonly stylesheet: string }>(
    'SELECT shop_id, stylesheet FROM design WHERE shop_id IS NOT NULL ORDER BY shop_id',
  );
  const campaigns = await queries.query<Row>(
    'SELECT document FROM campaign WHERE removed_at IS NULL ORDER BY position',
  );
  const changes = await queries.query<ShopChangeRow>(
    'SELECT shop_id, kind, subject, value, ends_at FROM shop_change ORDER BY shop_id, kind, subject',
  );
  const deliverySpots = new Map<number, DeliverySpotDto[]>();
  for (const { shop_id, document } of spots) {
    const ofShop = deliverySpots.get(shop_id) ?? [];
    deliverySpots.set(shop_id, [...ofShop, ...read(deliverySpotDto, document, `A spot of shop ${shop_id}`)]);
  }
  return {
    version,
    chainRevision: chain?.revision ?? 0,
    settings: settings === undefined ? undefined : readSettings(settings.document),
    shops: new Map(
      shops.flatMap(({ shop_id, document }) =>
        read(storedShop, document, `Shop ${shop_id}`).map((shop) => [shop_id, shop] as const),
      ),
    ),
    menus: await loadMenus(
      queries,
      before,
      (document, shopId) => read(menuDto, document, `Menu ${shopId}`)[0],
    ),
    deliverySpots,
    stylesheets: sheets.flatMap(({ shop_id, stylesheet }) => {
      const shopId = parseShopId(shop_id);
      return shopId === undefined ? [] : [{ shopId, stylesheet }];
    }),
    campaigns: campaigns.flatMap(({ document }) => read(storedCampaign, document, 'An offer')),
    shopChanges: changesByShop(changes),
    changeEnds: changes.flatMap(({ ends_at: end }) => (end === null ? [] : [instant(end.getTime())])),
  };
}

function changesByShop(rows: readonly ShopChangeRow[]): ReadonlyMap<number, readonly ShopChange[]> {
  const changes = new Map<number, ShopChange[]>();
  for (const row of rows) {
    const change = shopChangeOf(row);
    if (change !== undefined) changes.set(row.shop_id, [...(changes.get(row.shop_id) ?? []), change]);
  }
  return changes;
}

export async function readVersion(queries: Queryable): Promise<number> {
  const [row] = await queries.query<{ readonly version: number }>('SELECT version FROM catalogue');
  if (row === undefined) throw new Error('The catalogue version is missing');
  return row.version;
}

/** Parsing a large menu takes 0.1 s, so it happens at first use. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** `xmin` changes with every change of a row, by any process. */
async function loadMenus(
  queries: Queryable,
  before: CatalogueSnapshot | undefined,
  read: (document: unknown, shopId: number) => MenuDto | undefined,
): Promise<ReadonlyMap<number, VersionedMenu>> {
  const menus = new Map<number, VersionedMenu>();
  const rows = await queries.query<{ readonly shop_id: number; readonly version: string }>(
    'SELECT shop_id, xmin::text AS version FROM menu ORDER BY shop_id',
  );
  for (const { shop_id, version } of rows) {
    const known = before?.menus.get(shop_id);
    if (known?.version === version) {
      menus.set(shop_id, known);
      continue;
    }
    const [row] = await queries.query<Row>('SELECT document FROM menu WHERE shop_id = $1', [shop_id]);
    menus.set(shop_id, {
      version,
      menu: once(() => read(row?.document, shop_id)),
      dishes: menuDishes(row?.document),
    });
  }
  return menus;
}
