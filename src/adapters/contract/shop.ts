import * as z from 'zod/mini';

import {
  absentAs,
  anyCase,
  i18n,
  lenientEntries,
  list,
  maybe,
  orUndefined,
  text,
} from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { openingHours } from '@/adapters/contract/opening-hours';
import { shopId } from '@/adapters/contract/order-place';
import { readShopDishes, shopDish } from '@/adapters/contract/shop-dish';
import { timeZone } from '@/adapters/contract/time-zone';
import { joinPath, type Reader, strict, tolerant } from '@/adapters/contract/tolerant';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { ShopList } from '@/domain/ports/shop-catalog';
import { err, ok } from '@/domain/shared/result';
import { type Shop, type ShopId, SHOP_STATUSES } from '@/domain/shop/shop';

const contactInformation = z.object({
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  phone: orUndefined(z.string()),
});

/** An empty address is none. */
const appUri = z.codec(maybe(z.string()), z.custom<string | undefined>(), {
  decode: (uri) => uri || undefined,
  encode: (uri) => uri,
});

/** A day. */
export const MAX_READY_IN_MINUTES = 1_440;

/** The fields on the wire, in the domain's form but for `i18n`. */
export const shopFields = z.object({
  id: shopId,
  name: z.string(),
  description: text,
  /** Of `description`; an extension of ours (DEC-139). */
  i18n,
  status: anyCase(SHOP_STATUSES),
  openForBusiness: z.boolean(),
  contactInformation: absentAs(contactInformation, z.decode(contactInformation, {})),
  location: orUndefined(z.object({ latitude: z.number(), longitude: z.number() })),
  openingHours: absentAs(lenientEntries(openingHours), []),
  timeZone,
  externalAppUri: appUri,
  /** Of an order that is placed now; an extension of ours (DEC-95). */
  readyInMinutes: orUndefined(z.int().check(z.positive(), z.lte(MAX_READY_IN_MINUTES))),
});

/** GET /api/shops/{id}, and each of GET /api/shops. Source: spec §3 Shop; `timeZone`, OPEN-33. */
export const shop = z.codec(shopFields, z.custom<Shop>(), {
  decode: ({ i18n: translations, ...rest }) => ({ ...rest, translations }),
  encode: ({ translations, ...rest }) => ({ ...rest, i18n: translations }),
});

/** Where a shop is and how it is reached; with an order, an extension of ours (DEC-152). */
export const shopContact = z.pick(shopFields, { contactInformation: true, location: true });

/** `status`, `openForBusiness` and `externalAppUri` decide whether a shop takes orders; other fields describe it. */
export const readShop: Reader<Shop> = tolerant(shop, {
  fields: [
    ...['description', 'i18n', 'location', 'openingHours', 'timeZone', 'contactInformation'],
    ...['address1', 'address2', 'zipCode', 'city', 'phone', 'readyInMinutes'],
  ],
  lists: ['openingHours'],
});

/** `dishes` is an extension of ours: some that can be ordered, in the order of the menu (DEC-80). */
export const listedShop = z.extend(shopFields, { dishes: maybe(list(shopDish)) });

export type ListedShopDto = z.input<typeof listedShop>;

/**
 * Some of the shops, as they were asked for, and how many there are: an optional extension of ours (DEC-166). Any other
 * server answers each query with the list of all.
 */
export const shopPage = z.object({
  shops: list(listedShop),
  total: z.int().check(z.nonnegative()),
});

const readPage = strict(z.object({ shops: z.array(z.unknown()), total: z.int().check(z.nonnegative()) }));

export const readShops: Reader<ShopList> = (value, onOmitted) => {
  if (Array.isArray(value)) return readList(value, onOmitted);
  const page = readPage(value, onOmitted);
  if (!page.ok) return page;
  const { shops, total } = page.value;
  const read = readList(shops, (path) => onOmitted(joinPath('shops', path)));
  return read.ok ? ok({ ...read.value, total }) : err(joinPath('shops', read.error));
};

/** Fails where there are shops and none can be read. */
const readList: Reader<ShopList> = (value, onOmitted) => {
  const errors: string[] = [];
  const dishes = new Map<ShopId, readonly ShopDish[]>();
  const readEntry: Reader<Shop> = (entry, onOmittedInEntry) => {
    const result = readShop(entry, onOmittedInEntry);
    if (result.ok) dishes.set(result.value.id, readShopDishes(entry, onOmittedInEntry));
    else errors.push(result.error);
    return result;
  };
  const shops = lenientList(readEntry, ({ id }) => id)(value, onOmitted);
  if (!shops.ok) return shops;
  const [error] = errors;
  if (shops.value.length === 0 && error !== undefined) return err(joinPath('0', error));
  return ok({ shops: shops.value, isComplete: error === undefined, total: undefined, dishes });
};

export type ShopDto = z.input<typeof shop>;
