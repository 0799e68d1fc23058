import * as z from 'zod/mini';

import { currencyDto, maybe, moneyDto, translatedTextDto, translationsDto } from '@/adapters/contract/common';

export const choiceLevelDto = z.object({ level: z.int(), name: z.string(), i18n: maybe(translationsDto) });

export const articleCampaignDto = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  i18n: maybe(translationsDto),
});

/** Choices contain articles and articles contain choices, to any depth. Source: decisions, Menu article. */
export interface ChoiceGroupDto {
  level: number;
  code: string;
  name: string;
  i18n?: TranslationsDto | null | undefined;
  min: number;
  max: number;
  articles: ChoiceArticleDto[];
}

export interface ChoiceArticleDto {
  code: string;
  description: string;
  i18n?: TranslationsDto | null | undefined;
  price: number;
  imageUrl?: string | null | undefined;
  allergens?: string[] | null | undefined;
  diets?: string[] | null | undefined;
  soldOut?: boolean | null | undefined;
  choices?: ChoiceGroupDto[] | null | undefined;
}

type TranslationsDto = z.infer<typeof translationsDto>;

export const choiceArticleDto: z.ZodMiniType<ChoiceArticleDto> = z.object({
  code: z.string(),
  description: z.string(),
  i18n: maybe(translationsDto),
  price: moneyDto,
  imageUrl: maybe(z.string()),
  allergens: maybe(z.array(z.string())),
  diets: maybe(z.array(z.string())),
  soldOut: maybe(z.boolean()),
  get choices() {
    return maybe(z.array(choiceGroupDto));
  },
});

export const choiceGroupDto: z.ZodMiniType<ChoiceGroupDto> = z.object({
  level: z.int(),
  code: z.string(),
  name: z.string(),
  i18n: maybe(translationsDto),
  min: z.int(),
  max: z.int(),
  get articles() {
    return z.array(choiceArticleDto);
  },
});

/** An item with `items` is a category, without it an article. `soldOut` is an extension of ours. */
export const articleDto = z.object({
  code: z.string(),
  description: z.string(),
  text: maybe(z.string()),
  price: moneyDto,
  imageUrl: maybe(z.string()),
  imageId: maybe(translatedTextDto),
  i18n: maybe(translationsDto),
  campaigns: maybe(z.array(articleCampaignDto)),
  choices: maybe(z.array(choiceGroupDto)),
  suggestedArticles: maybe(z.array(z.string())),
  allergens: maybe(z.array(z.string())),
  diets: maybe(z.array(z.string())),
  soldOut: maybe(z.boolean()),
});

export type ArticleDto = z.infer<typeof articleDto>;

export interface CategoryDto {
  code: string;
  name: string;
  i18n?: TranslationsDto | null | undefined;
  imageUrl?: string | null | undefined;
  items: MenuItemDto[];
}

export type MenuItemDto = CategoryDto | ArticleDto;

/** A category without its items. */
export const categoryHeadDto = z.object({
  code: z.string(),
  name: z.string(),
  i18n: maybe(translationsDto),
  imageUrl: maybe(z.string()),
});

export const categoryDto: z.ZodMiniType<CategoryDto> = z.object({
  ...categoryHeadDto.shape,
  get items() {
    return z.array(menuItemDto);
  },
});

export const menuItemDto: z.ZodMiniType<MenuItemDto> = z.union([categoryDto, articleDto]);

/** A menu with unparsed items, for a reader that leaves out bad ones. */
export const menuHeadDto = z.object({
  shopId: maybe(z.number()),
  name: z.string(),
  items: z.array(z.unknown()),
  currency: currencyDto,
});

export type MenuHeadDto = z.infer<typeof menuHeadDto>;

/** GET /api/shops/{shopId}/menu. `shopId` is an extension of ours that reveals another shop's menu (PAIN-55). */
export const menuDto = z.object({
  ...menuHeadDto.shape,
  items: z.array(menuItemDto),
  /** Ignored by the storefront (DEC-42). */
  choiceLevels: maybe(z.array(choiceLevelDto)),
});

export type MenuDto = z.infer<typeof menuDto>;
