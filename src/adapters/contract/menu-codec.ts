import * as z from 'zod/mini';

import { type Codec, list, maybe, money } from '@/adapters/contract/fields';
import {
  type ArticleDto,
  articleFields,
  choiceArticleFields,
  type ChoiceArticleDto,
  choiceGroupFields,
  presetField,
  type ChoiceGroupDto,
} from '@/adapters/contract/menu';
import { articleCode, choiceCode, knownCodes, price } from '@/adapters/contract/menu-codes';
import { openingHours } from '@/adapters/contract/opening-hours';
import type { Article, ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';

const choiceArticle: Codec<ChoiceArticle, ChoiceArticleDto> = z.codec(
  z.object({
    ...choiceArticleFields,
    ...presetField,
    code: articleCode,
    price: money,
    get choices() {
      return maybe(list(choiceGroup));
    },
  }),
  z.custom<ChoiceArticle>(),
  {
    decode: (dto) => ({
      code: dto.code,
      description: dto.description,
      translations: dto.i18n ?? {},
      price: dto.price,
      imageUrl: dto.imageUrl ?? undefined,
      allergens: dto.allergens ?? undefined,
      diets: dto.diets ?? undefined,
      isSoldOut: dto.soldOut ?? false,
      ...(dto.preset === true && { isPreset: true }),
      choiceGroups: dto.choices ?? [],
    }),
    encode: ({ translations, isSoldOut, isPreset, choiceGroups, ...article }) => ({
      ...article,
      i18n: translations,
      soldOut: isSoldOut,
      preset: isPreset,
      choices: choiceGroups,
    }),
  },
);

/** All choices or none: an article without one of its groups would be ordered wrongly. */
const choiceGroup: Codec<ChoiceGroup, ChoiceGroupDto> = z.codec(
  z.object({
    ...choiceGroupFields,
    code: choiceCode,
    get articles() {
      return list(choiceArticle);
    },
  }),
  z.custom<ChoiceGroup>(),
  {
    decode: (dto, { issues }) => {
      const { level, code, name, i18n, min, max, articles } = dto;
      if (min >= 0 && max >= min) return { level, code, name, translations: i18n ?? {}, min, max, articles };
      issues.push({ code: 'custom', input: max, path: ['max'], message: 'Invalid input' });
      return z.NEVER;
    },
    encode: ({ translations, ...group }) => ({ ...group, i18n: translations }),
  },
);

export const article: Codec<Article, ArticleDto> = z.codec(
  z.object({
    ...articleFields,
    code: articleCode,
    price,
    choices: maybe(list(choiceGroup)),
    suggestedArticles: knownCodes,
    servingHours: maybe(list(openingHours)),
  }),
  z.custom<Article>(),
  {
    decode: (dto): Article => ({
      kind: 'article',
      code: dto.code,
      description: dto.description,
      text: dto.text ?? '',
      price: dto.price,
      imageUrl: dto.imageUrl ?? undefined,
      imageId: dto.imageId ?? [],
      translations: dto.i18n ?? {},
      campaigns: (dto.campaigns ?? []).map(({ id, name, i18n }) => ({
        id: String(id),
        name,
        translations: i18n ?? {},
      })),
      choiceGroups: dto.choices ?? [],
      suggestedArticles: dto.suggestedArticles,
      allergens: dto.allergens ?? undefined,
      diets: dto.diets ?? undefined,
      isSoldOut: dto.soldOut ?? false,
      servingHours: dto.servingHours ?? undefined,
    }),
    encode: ({ kind: _, servedNext: __, translations, campaigns, isSoldOut, choiceGroups, ...same }) => ({
      ...same,
      i18n: translations,
      campaigns: campaigns.map(({ id, name, translations: i18n }) => ({ id, name, i18n })),
      soldOut: isSoldOut,
      choices: choiceGroups,
    }),
  },
);
