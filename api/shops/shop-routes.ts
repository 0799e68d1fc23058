import * as z from 'zod/mini';
import { deliverySpot } from '@/adapters/contract/delivery-spot';
import { menuDto } from '@/adapters/contract/menu';
import { paths } from '@/adapters/contract/paths';
import { type ListedShopDto, listedShop, shop, type ShopDto } from '@/adapters/contract/shop';
import type { Clock } from '@/domain/ports/clock';
import { parseShopId } from '@/domain/shop/shop';
import type { ApiServer } from '@api/http/api-server';
import type { CallDocument } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { sendText } from '@api/http/public-answers';
import { INVALID_SHOP_ID, menuNotFound, shopNotFound } from '@api/http/problems';
import { currentHours } from '@api/shops/current-hours';
import { isOpenForBusiness } from '@api/shops/is-open-for-business';
import type { KitchenLoad } from '@api/shops/kitchen-load';
import { MenuTexts } from '@api/shops/menu-texts';
import type { ShopStore } from '@api/shops/shop-store';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** Shops and spots are sent as they are stored. */
const shopDto = z.input(shop);
const listedShopDto = z.input(listedShop);
const spotDto = z.input(deliverySpot);

const shopPath = z.object({ shopId: z.string() });
const config = (document: CallDocument) => ({ isPublic: true, document });

interface ShopRouteDeps {
  readonly shops: ShopStore;
  readonly kitchens: KitchenLoad;
  readonly clock: Clock;
}

/** Shops with their menus and delivery spots. Source: spec §7; API-13, API-15, API-19, API-22. */
export function shopRoutes(app: ApiServer, { shops, kitchens, clock }: ShopRouteDeps): void {
  const menuTexts = new MenuTexts();
  const dtoOf = async (stored: StoredShop): Promise<ShopDto> => {
    const {
      exceptions: _exceptions,
      preparation: _preparation,
      seller: _seller,
      vat: _vat,
      ...shop
    } = stored;
    const readyInMinutes = await kitchens.readyInMinutes(stored);
    return {
      ...shop,
      openingHours: currentHours(stored, clock.now()),
      openForBusiness: isOpenForBusiness(stored, clock.now()),
      ...(readyInMinutes !== undefined && { readyInMinutes }),
    };
  };

  const listed = async (shop: StoredShop): Promise<ListedShopDto> => ({
    ...(await dtoOf(shop)),
    dishes: [...(await shops.dishes(shop.id))],
  });

  app.get(
    paths.shops,
    { config: config({ summary: 'The shops' }), schema: { response: { 200: z.array(listedShopDto) } } },
    async () => Promise.all((await shops.list()).map(listed)),
  );

  app.get(
    '/api/shops/:shopId',
    {
      config: config({ summary: 'A shop', refusals: [404] }),
      schema: { params: shopPath, response: { 200: shopDto } },
    },
    async (request, reply) => {
      const shopId = parseShopId(request.params.shopId);
      if (shopId === undefined) return sendProblem(reply, INVALID_SHOP_ID);
      const shop = await shops.find(shopId);
      return shop === undefined ? sendProblem(reply, shopNotFound(shopId)) : dtoOf(shop);
    },
  );

  const menuAnswer = { description: 'The menu', contentType: 'application/json', schema: menuDto };
  const ofMenu = config({ summary: 'The menu of a shop', answers: { 200: menuAnswer }, refusals: [404] });
  app.get(
    '/api/shops/:shopId/menu',
    { config: ofMenu, schema: { params: shopPath } },
    async (request, reply) => {
      const shopId = parseShopId(request.params.shopId);
      if (shopId === undefined) return sendProblem(reply, INVALID_SHOP_ID);
      const menu = await shops.menu(shopId);
      if (menu === undefined) return sendProblem(reply, menuNotFound(shopId));
      request.isSameForAll = true;
      return sendText(reply, menuTexts.of(menu, shopId));
    },
  );

  app.get(
    '/api/shops/:shopId/delivery-spots',
    {
      config: config({ summary: 'The delivery spots of a shop', refusals: [404] }),
      schema: { params: shopPath, response: { 200: z.array(spotDto) } },
    },
    async (request, reply) => {
      const shopId = parseShopId(request.params.shopId);
      if (shopId === undefined) return sendProblem(reply, INVALID_SHOP_ID);
      const spots = await shops.deliverySpots(shopId);
      return spots === undefined ? sendProblem(reply, shopNotFound(shopId)) : [...spots];
    },
  );
}
