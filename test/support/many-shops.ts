import type { Stores } from '@api/stores';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

/** Adds copies of the stored shops, with menus and stylesheets, until there are `count`; each has a name of its own. */
export async function storeManyShops(
  stores: Pick<Stores, 'shops' | 'designs'>,
  count: number,
): Promise<void> {
  const [shops, sheets] = await Promise.all([stores.shops.list(), stores.designs.stylesheets()]);
  const free = Math.max(...shops.map(({ id }) => id)) + 1;
  for (let index = shops.length; index < count; index += 1) {
    const shop = must(shops[index % shops.length]);
    const id = shopId(free + index - shops.length);
    await stores.shops.put({
      shop: { ...shop, id, name: `${shop.name} ${index}` },
      menu: must(await stores.shops.menu(shopId(shop.id))),
      deliverySpots: [],
    });
    const sheet = sheets.find((each) => each.shopId === shop.id);
    if (sheet !== undefined) {
      const stylesheet = sheet.stylesheet.replaceAll(`.shop-${shop.id}`, `.shop-${id}`);
      await stores.designs.write({ shopId: id, stylesheet });
    }
  }
}
