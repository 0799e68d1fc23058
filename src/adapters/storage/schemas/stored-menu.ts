import * as z from 'zod/mini';

import {
  type Codec,
  currency,
  list,
  orUndefined,
  translatedText,
  translations,
} from '@/adapters/contract/fields';
import { articleCode, categoryCode, choiceCode } from '@/adapters/contract/menu-codes';
import { shopId } from '@/adapters/contract/order-place';
import { timeZone } from '@/adapters/contract/time-zone';
import { amount, language, moment, openingHours } from '@/adapters/storage/schemas/fields';
import type { Article, Category, ChoiceArticle, ChoiceGroup, Menu, MenuItem } from '@/domain/menu/menu';
import type { StoredMenu } from '@/domain/ports/stored-value';

const describedFields = {
  code: articleCode,
  description: z.string(),
  translations,
  price: amount,
  imageUrl: orUndefined(z.string()),
  allergens: orUndefined(list(z.string())),
  diets: orUndefined(list(z.string())),
  isSoldOut: z.boolean(),
};

const choiceArticle: Codec<ChoiceArticle> = z.object({
  ...describedFields,
  isPreset: z.optional(z.boolean()),
  get choiceGroups() {
    return z.array(choiceGroup);
  },
});

const choiceGroup: Codec<ChoiceGroup> = z.object({
  level: z.int(),
  code: choiceCode,
  name: z.string(),
  translations,
  min: z.int(),
  max: z.int(),
  get articles() {
    return z.array(choiceArticle);
  },
});

const article: Codec<Article> = z.object({
  ...describedFields,
  kind: z.literal('article'),
  text: z.string(),
  imageId: translatedText,
  campaigns: z.array(z.object({ id: z.string(), name: z.string(), translations })),
  choiceGroups: z.array(choiceGroup),
  suggestedArticles: z.array(articleCode),
  servingHours: orUndefined(z.array(openingHours)),
});

const category: Codec<Category> = z.object({
  kind: z.literal('category'),
  code: categoryCode,
  name: z.string(),
  translations,
  imageUrl: orUndefined(z.string()),
  get items() {
    return z.array(menuItem);
  },
});

const menuItem: Codec<MenuItem> = z.union([article, category]);

const menu: Codec<Menu> = z.object({
  shopId,
  name: z.string(),
  items: z.array(menuItem),
  currency,
  timeZone,
});

/** A cache: with one error it is fetched again. */
export const storedMenu: Codec<StoredMenu> = z.object({ menu, language, loadedAt: moment });
