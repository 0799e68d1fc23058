import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopId } from '@/domain/shop/shop';
import type { Queryable } from '@api/database/database';
import type { ShopBundle } from '@api/shops/shop-store';

/** Writes a shop with its menu and delivery spots. */
export async function putShop(queries: Queryable, { shop, menu, deliverySpots }: ShopBundle): Promise<void> {
  await queries.query(
    `INSERT INTO shop (id, document) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, updated_at = now(), removed_at = NULL`,
    [shop.id, JSON.stringify(shop)],
  );
  await putMenu(queries, shop.id, menu);
  await putSpots(queries, shop.id, deliverySpots);
}

/**
 * Takes a shop off sale. Its row remains, since orders refer to it; processes of the previous version see it offline.
 */
export async function removeShop(queries: Queryable, shopId: ShopId): Promise<void> {
  await queries.query(
    `UPDATE shop SET removed_at = now(), document = jsonb_set(document, '{status}', '"offline"') WHERE id = $1`,
    [shopId],
  );
  await queries.query('DELETE FROM menu WHERE shop_id = $1', [shopId]);
  await queries.query('DELETE FROM delivery_spot WHERE shop_id = $1', [shopId]);
  await queries.query('DELETE FROM design WHERE shop_id = $1', [shopId]);
}

/** Processes of the previous version detect a new menu by `updated_at`. */
const putMenu = (queries: Queryable, shopId: number, menu: MenuDto) =>
  queries.query(
    `INSERT INTO menu (shop_id, document) VALUES ($1, $2)
     ON CONFLICT (shop_id) DO UPDATE SET document = excluded.document, updated_at = clock_timestamp()`,
    [shopId, JSON.stringify(menu)],
  );

async function putSpots(
  queries: Queryable,
  shopId: number,
  spots: readonly DeliverySpotDto[],
): Promise<void> {
  await queries.query('DELETE FROM delivery_spot WHERE shop_id = $1', [shopId]);
  for (const spot of spots) {
    await queries.query('INSERT INTO delivery_spot (shop_id, id, document) VALUES ($1, $2, $3)', [
      shopId,
      spot.id,
      JSON.stringify(spot),
    ]);
  }
}
