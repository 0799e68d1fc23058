import * as z from 'zod/mini';

import { currency, list, maybe, translatedText, translations } from '@/adapters/contract/fields';
import { openingHoursDto } from '@/adapters/contract/opening-hours';
import type { Translations } from '@/domain/shared/translated-text';

export const choiceLevelDto = z.object({ level: z.int(), name: z.string(), i18n: maybe(translations) });

export const articleCampaignDto = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  i18n: maybe(translations),
});

/** Choices contain articles and articles contain choices, to any depth. Source: decisions, Menu article. */
export interface ChoiceGroupDto {
  level: number;
  code: string;
  name: string;
  i18n?: Translations | null | undefined;
  min: number;
  max: number;
  articles: readonly ChoiceArticleDto[];
}

export interface ChoiceArticleDto {
  code: string;
  description: string;
  i18n?: Translations | null | undefined;
  price: number;
  imageUrl?: string | null | undefined;
  allergens?: readonly string[] | null | undefined;
  diets?: readonly string[] | null | undefined;
  soldOut?: boolean | null | undefined;
  vatClass?: string | null | undefined;
  preset?: boolean | null | undefined;
  choices?: readonly ChoiceGroupDto[] | null | undefined;
}

export const choiceArticleFields = {
  code: z.string(),
  description: z.string(),
  i18n: maybe(translations),
  price: z.number(),
  imageUrl: maybe(z.string()),
  allergens: maybe(list(z.string())),
  diets: maybe(list(z.string())),
  soldOut: maybe(z.boolean()),
  vatClass: maybe(z.string()),
};

/** An extension of ours: chosen until the visitor chooses otherwise, in a group that asks for one of several. */
export const presetField = { preset: maybe(z.boolean()) };

export const choiceArticleDto: z.ZodMiniType<ChoiceArticleDto> = z.object({
  ...choiceArticleFields,
  ...presetField,
  get choices() {
    return maybe(list(choiceGroupDto));
  },
});

export const choiceGroupFields = {
  level: z.int(),
  code: z.string(),
  name: z.string(),
  i18n: maybe(translations),
  min: z.int(),
  max: z.int(),
};

export const choiceGroupDto: z.ZodMiniType<ChoiceGroupDto> = z.object({
  ...choiceGroupFields,
  get articles() {
    return list(choiceArticleDto);
  },
});

/** `soldOut`, `vatClass` and `servingHours` are extensions of ours; the hours are in the time zone of the shop. */
export const articleFields = {
  ...choiceArticleFields,
  text: maybe(z.string()),
  imageId: maybe(translatedText),
  campaigns: maybe(list(articleCampaignDto)),
  suggestedArticles: maybe(list(z.string())),
  servingHours: maybe(list(openingHoursDto)),
};

export const articleDto = z.object({ ...articleFields, choices: maybe(list(choiceGroupDto)) });

export type ArticleDto = z.infer<typeof articleDto>;

export interface CategoryDto {
  code: string;
  name: string;
  i18n?: Translations | null | undefined;
  imageUrl?: string | null | undefined;
  items: readonly MenuItemDto[];
}

export type MenuItemDto = CategoryDto | ArticleDto;

export const categoryDto: z.ZodMiniType<CategoryDto> = z.object({
  code: z.string(),
  name: z.string(),
  i18n: maybe(translations),
  imageUrl: maybe(z.string()),
  get items() {
    return list(menuItemDto);
  },
});

export const menuItemDto: z.ZodMiniType<MenuItemDto> = z.union([categoryDto, articleDto]);

/** A menu with unparsed items, for readers that leave some out. */
export const menuHeadDto = z.object({
  shopId: maybe(z.number()),
  name: z.string(),
  items: z.array(z.unknown()),
  currency,
  /** Of the shop, for `servingHours`; an extension of ours. */
  timeZone: maybe(z.string()),
});

/** GET /api/shops/{shopId}/menu. `shopId` is an extension of ours that reveals another shop's menu (PAIN-55). */
export const menuDto = z.object({
  ...menuHeadDto.shape,
  items: list(menuItemDto),
  /** Ignored by the storefront (DEC-42). */
  choiceLevels: maybe(list(choiceLevelDto)),
});

export type MenuDto = z.infer<typeof menuDto>;
