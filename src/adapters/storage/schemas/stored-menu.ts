import * as z from 'zod/mini';

import { shopId } from '@/adapters/storage/schemas/stored-shop';
import {
  amount,
  branded,
  currency,
  language,
  moment,
  orUndefined,
  translatedText,
  translations,
} from '@/adapters/storage/schemas/fields';
import {
  type Article,
  type Category,
  type ChoiceArticle,
  type ChoiceGroup,
  type Menu,
  type MenuItem,
  parseArticleCode,
  parseCategoryCode,
  parseChoiceCode,
} from '@/domain/menu/menu';
import type { StoredMenu } from '@/domain/ports/stored-value';

export const articleCode = branded(z.string(), parseArticleCode);
export const choiceCode = branded(z.string(), parseChoiceCode);

const choiceArticle: z.ZodMiniType<ChoiceArticle> = z.object({
  code: articleCode,
  description: z.string(),
  translations,
  price: amount,
  imageUrl: orUndefined(z.string()),
  allergens: orUndefined(z.array(z.string())),
  diets: orUndefined(z.array(z.string())),
  isSoldOut: z.boolean(),
  get choiceGroups() {
    return z.array(choiceGroup);
  },
});

const choiceGroup: z.ZodMiniType<ChoiceGroup> = z.object({
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

const article: z.ZodMiniType<Article> = z.object({
  kind: z.literal('article'),
  code: articleCode,
  description: z.string(),
  text: z.string(),
  price: amount,
  imageUrl: orUndefined(z.string()),
  imageId: translatedText,
  translations,
  campaigns: z.array(z.object({ id: z.string(), name: z.string(), translations })),
  choiceGroups: z.array(choiceGroup),
  suggestedArticles: z.array(articleCode),
  allergens: orUndefined(z.array(z.string())),
  diets: orUndefined(z.array(z.string())),
  isSoldOut: z.boolean(),
});

const category: z.ZodMiniType<Category> = z.object({
  kind: z.literal('category'),
  code: branded(z.string(), parseCategoryCode),
  name: z.string(),
  translations,
  imageUrl: orUndefined(z.string()),
  get items() {
    return z.array(menuItem);
  },
});

const menuItem: z.ZodMiniType<MenuItem> = z.union([article, category]);

const menu: z.ZodMiniType<Menu> = z.object({
  shopId,
  name: z.string(),
  items: z.array(menuItem),
  currency,
});

/** A cache: with one error it is fetched again. */
export const storedMenu: z.ZodMiniType<StoredMenu> = z.object({ menu, language, loadedAt: moment });
