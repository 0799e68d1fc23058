import * as z from 'zod/mini';
import { deliverySpot } from '@/adapters/contract/delivery-spot';
import { menuDto } from '@/adapters/contract/menu';
import { paths } from '@/adapters/contract/paths';
import { type ListedShopDto, listedShop, shop, type ShopDto, shopPage } from '@/adapters/contract/shop';
import { SEARCH_MAX_CHARS } from '@/adapters/contract/found-dish';
import { shopPlace, type ShopPlaceDto } from '@/adapters/contract/shop-place';
import { SHOP_IDS_MAX } from '@/adapters/contract/shop-query';
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@/domain/shared/language';
import { entriesNear, findEntries } from '@api/shops/select-entries';
import { type ListEntry, ShopOrder } from '@api/shops/shop-order';
import type { Clock } from '@/domain/ports/clock';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
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

const placeDto = z.input(shopPlace);

/** No tag of a language is longer. */
const LANGUAGE_MAX_CHARS = 35;

const wholeNumber = z.string().check(z.regex(/^\d{1,6}$/));
const placeQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARS))),
  language: z.optional(z.string().check(z.maxLength(LANGUAGE_MAX_CHARS))),
});
const shopQuery = z.extend(placeQuery, {
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]|[1-4]\d|50)$/))),
  offset: z.optional(wholeNumber),
  near: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  ids: z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,15}(?:,\\d{1,15}){0,${SHOP_IDS_MAX - 1}}$`)))),
});

type ShopQueryDto = z.infer<typeof shopQuery>;

const placeOf = ({ stored, openForBusiness }: ListEntry): ShopPlaceDto => {
  const { id, name, status, location, timeZone, externalAppUri } = stored;
  return { id, name, status, openForBusiness, location, timeZone, externalAppUri };
};

const shopPath = z.object({ shopId: z.string() });
const config = (document: CallDocument) => ({ isPublic: true, document });

interface ShopRouteDeps {
  readonly shops: ShopStore;
  /** Finds the shops that have a dish. */
  readonly search: { shopsWith(text: string, language: Language): Promise<ReadonlySet<ShopId>> };
  /** Names what is published now; undefined where that is not known. */
  readonly version: () => string | undefined;
  readonly kitchens: KitchenLoad;
  readonly clock: Clock;
}

/** Shops with their menus and delivery spots. Source: spec §7; API-13, API-15, API-19, API-22. */
export function shopRoutes(app: ApiServer, { shops, search, kitchens, clock, version }: ShopRouteDeps): void {
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

  const order = new ShopOrder({ shops, clock, version });
  const find = async (text: string, language: Language): Promise<readonly ListEntry[]> => {
    const entries = await order.entries(language);
    return text === '' ? entries : findEntries(entries, text, await search.shopsWith(text, language));
  };
  const asked = async ({ ids, near, q = '', language }: ShopQueryDto): Promise<readonly ListEntry[]> => {
    const shown = parseLanguage(language ?? '') ?? DEFAULT_LANGUAGE;
    if (ids !== undefined) {
      const wanted = new Set(ids.split(',').map(Number));
      return (await order.entries(shown)).filter(({ id }) => wanted.has(id));
    }
    const shopId = parseShopId(near ?? '');
    return shopId === undefined
      ? find(q.trim(), shown)
      : entriesNear(await order.entries(shown), shopId, shown);
  };

  app.get(
    paths.shops,
    {
      config: config({ summary: 'The shops: all, or with `limit` or `ids` some of them and their number' }),
      schema: {
        querystring: shopQuery,
        response: { 200: z.union([z.array(listedShopDto), z.input(shopPage)]) },
      },
    },
    async ({ query }) => {
      const { limit, offset = '0', ids } = query;
      if (limit === undefined && ids === undefined) return Promise.all((await shops.list()).map(listed));
      const entries = await asked(query);
      const some = entries.slice(Number(offset), Number(offset) + Number(limit ?? SHOP_IDS_MAX));
      return { shops: await Promise.all(some.map(({ stored }) => listed(stored))), total: entries.length };
    },
  );

  app.get(
    paths.shopPlaces,
    {
      config: config({ summary: 'Where the shops are, for a device that knows where it is' }),
      schema: { querystring: placeQuery, response: { 200: z.array(placeDto) } },
    },
    async ({ query: { q = '', language } }) =>
      (await find(q.trim(), parseLanguage(language ?? '') ?? DEFAULT_LANGUAGE)).map(placeOf),
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
