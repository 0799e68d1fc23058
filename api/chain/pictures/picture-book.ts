import type { LookFile, ShopFile } from '@api/chain/chain-schema';
import {
  articleImageId,
  categoryImageId,
  choiceImageId,
  languageImageId,
  shopImageId,
} from '@api/chain/pictures/image-ids';
import { pictureContent, type PictureContent } from '@api/chain/pictures/picture-content';
import type {
  ResolvedArticle,
  ResolvedCategory,
  ResolvedChoiceGroup,
  ResolvedMenu,
} from '@api/chain/resolved-menu';
import { illustratedParts } from '@api/chain/illustration/illustrate';
import type { LookColours } from '@api/chain/illustration/palette';
import { lookOf } from '@api/chain/illustration/look-of';
import { LANGUAGES } from '@/domain/shared/language';

/** What each picture shows, by image id. */
export type PictureBook = ReadonlyMap<string, PictureContent>;

type Picture = readonly [id: string, content: PictureContent];

const LAYERS_MAX = 3;

interface ShopWithMenu {
  readonly shop: ShopFile;
  readonly menu: ResolvedMenu;
  readonly look: LookFile | undefined;
}

/** A dish of several shops has one picture, in the look of most of them. */
export function pictureBookOf(shops: readonly ShopWithMenu[]): PictureBook {
  const looks = new Map<string, LookFile[]>();
  for (const { menu, look } of shops)
    for (const { code } of articlesOf(menu))
      looks.set(code, [...(looks.get(code) ?? []), ...(look ? [look] : [])]);
  return new Map(
    shops.flatMap(({ shop, menu }) => [
      [shopImageId(shop.id), pictureContent(shop.picture)] as const,
      ...menu.categories.flatMap((category) =>
        categoryPictures(category, ({ code }) => mostFrequent(looks.get(code) ?? [])?.light),
      ),
    ]),
  );
}

type ColoursOf = (article: ResolvedArticle) => LookColours | undefined;

/** All articles of a menu, once for each category that they are in. */
export const articlesOf = ({ categories }: ResolvedMenu): readonly ResolvedArticle[] => {
  const below = (category: ResolvedCategory): readonly ResolvedArticle[] => [
    ...category.categories.flatMap(below),
    ...category.articles,
  ];
  return categories.flatMap(below);
};

/** The first among equals. */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const countOf = (value: T) => values.filter((each) => each === value).length;
  return values.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

const categoryPictures = (
  { code, picture, categories, articles }: ResolvedCategory,
  coloursOf: ColoursOf,
): Picture[] => [
  [categoryImageId(code), pictureContent(picture)],
  ...categories.flatMap((category) => categoryPictures(category, coloursOf)),
  ...articles.flatMap((article) => articlePictures(article, coloursOf)),
];

const articlePictures = (article: ResolvedArticle, coloursOf: ColoursOf): Picture[] => [
  [articleImageId(article.code), articleContent(article, coloursOf(article))],
  ...LANGUAGES.flatMap((language) => {
    const picture = article.pictureFor?.[language];
    return picture === undefined
      ? []
      : [[languageImageId(article.code, language), pictureContent(picture)] as const];
  }),
  ...(article.choiceGroups ?? []).flatMap(groupPictures),
];

const groupPictures = (group: ResolvedChoiceGroup): Picture[] =>
  group.choices.flatMap(({ code, picture, choiceGroups }) => [
    ...(picture === undefined ? [] : [[choiceImageId(code), pictureContent(picture)] as const]),
    ...choiceGroups.flatMap(groupPictures),
  ]);

/**
 * As declared for the article. If the first emoji is one that can be drawn from ingredients, the dish is drawn; another
 * one alone is completed by the ingredients' emojis.
 */
function articleContent(
  { picture = '', contains = [] }: ResolvedArticle,
  colours: LookColours | undefined,
): PictureContent {
  const content = pictureContent(picture);
  if (content.kind !== 'emojis') return content;
  const [form = '', ...beside] = content.emojis;
  const known = contains.flatMap((ingredient) => lookOf(ingredient) ?? []);
  if (illustratedParts(form, known) !== undefined)
    return { kind: 'dish', form, contains: known, beside, colours };
  if (beside.length > 0) return content;
  const all = [...content.emojis, ...contains.flatMap(({ emoji }) => emoji ?? [])];
  return { kind: 'emojis', emojis: [...new Set(all)].slice(0, LAYERS_MAX) };
}
