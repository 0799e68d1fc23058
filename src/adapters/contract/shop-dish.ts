import * as z from 'zod/mini';

import { absentAs, currency, i18n, orUndefined, translatedText } from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { articleCode, price } from '@/adapters/contract/menu-codes';
import { joinPath, type OnOmitted, strict, tolerant } from '@/adapters/contract/tolerant';
import type { ShopDish } from '@/domain/menu/shop-dish';

/** A dish of a shop's menu, with the fields of the article that a picture with name and price needs. */
export const shopDish = z.codec(
  z.object({
    code: articleCode,
    description: z.string(),
    i18n,
    price,
    currency,
    imageUrl: orUndefined(z.string()),
    imageId: absentAs(translatedText, []),
    canRise: z.optional(z.boolean()),
  }),
  z.custom<ShopDish>(),
  {
    decode: ({ i18n: translations, ...dish }) => ({ ...dish, translations }),
    encode: ({ translations, ...dish }) => ({ ...dish, i18n: translations }),
  },
);

export type ShopDishDto = z.input<typeof shopDish>;

const readField = strict(z.object({ dishes: z.optional(z.unknown()) }));

const readList = lenientList(
  tolerant(shopDish, { fields: ['i18n', 'imageUrl', 'imageId', 'canRise'] }),
  ({ code }) => code,
);

/** The readable dishes of an entry of the list of shops; a server need not send any. */
export function readShopDishes(entry: unknown, onOmitted: OnOmitted): readonly ShopDish[] {
  const field = readField(entry, onOmitted);
  const dishes = readList((field.ok ? field.value.dishes : undefined) ?? [], (path) =>
    onOmitted(joinPath('dishes', path)),
  );
  if (!dishes.ok) onOmitted('dishes');
  return dishes.ok ? dishes.value : [];
}
