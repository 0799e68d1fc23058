import type { ShopFile } from '@api/chain/chain-schema';
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
import { canIllustrate } from '@api/chain/illustration/illustrate';
import { lookOf } from '@api/chain/illustration/look-of';
import { LANGUAGES } from '@/domain/shared/language';

/** What each picture shows, by image id. */
export type PictureBook = ReadonlyMap<string, PictureContent>;

type Picture = readonly [id: string, content: PictureContent];

const LAYERS_MAX = 3;

export const pictureBookOf = (
  shops: readonly { readonly shop: ShopFile; readonly menu: ResolvedMenu }[],
): PictureBook =>
  new Map(
    shops.flatMap(({ shop, menu }) => [
      [shopImageId(shop.id), pictureContent(shop.picture)] as const,
      ...menu.categories.flatMap(categoryPictures),
    ]),
  );

const categoryPictures = ({ code, picture, categories, articles }: ResolvedCategory): Picture[] => [
  [categoryImageId(code), pictureContent(picture)],
  ...categories.flatMap(categoryPictures),
  ...articles.flatMap(articlePictures),
];

const articlePictures = (article: ResolvedArticle): Picture[] => [
  [articleImageId(article.code), articleContent(article)],
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
function articleContent({ picture = '', contains = [] }: ResolvedArticle): PictureContent {
  const content = pictureContent(picture);
  if (content.kind !== 'emojis') return content;
  const [form = '', ...beside] = content.emojis;
  const known = contains.flatMap((ingredient) => lookOf(ingredient) ?? []);
  if (canIllustrate(form, known)) return { kind: 'dish', form, contains: known, beside };
  if (beside.length > 0) return content;
  const all = [...content.emojis, ...contains.flatMap(({ emoji }) => emoji ?? [])];
  return { kind: 'emojis', emojis: [...new Set(all)].slice(0, LAYERS_MAX) };
}
