import type { ShopFile } from '@api/chain/chain-schema';
import {
  articleImageId,
  categoryImageId,
  choiceImageId,
  languageImageId,
  shopImageId,
} from '@api/chain/pictures/image-ids';
import type {
  ResolvedArticle,
  ResolvedCategory,
  ResolvedChoiceGroup,
  ResolvedMenu,
} from '@api/chain/resolved-menu';
import { LANGUAGES } from '@/domain/shared/language';

/** The emojis of each picture by image id, the main one first. */
export type PictureBook = ReadonlyMap<string, readonly string[]>;

type Picture = readonly [id: string, emojis: readonly string[]];

const LAYERS_MAX = 3;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const pictureBookOf = (
  shops: readonly { readonly shop: ShopFile; readonly menu: ResolvedMenu }[],
): PictureBook =>
  new Map(
    shops.flatMap(({ shop, menu }) => [
      [shopImageId(shop.id), emojisOf(shop.picture)] as const,
      ...menu.categories.flatMap(categoryPictures),
    ]),
  );

const categoryPictures = ({ code, picture, categories, articles }: ResolvedCategory): Picture[] => [
  [categoryImageId(code), emojisOf(picture)],
  ...categories.flatMap(categoryPictures),
  ...articles.flatMap(articlePictures),
];

const articlePictures = (article: ResolvedArticle): Picture[] => [
  [articleImageId(article.code), articleEmojis(article)],
  ...LANGUAGES.flatMap((language) => {
    const picture = article.pictureFor?.[language];
    return picture === undefined
      ? []
      : [[languageImageId(article.code, language), emojisOf(picture)] as const];
  }),
  ...(article.choiceGroups ?? []).flatMap(groupPictures),
];

const groupPictures = (group: ResolvedChoiceGroup): Picture[] =>
  group.choices.flatMap(({ code, picture, choiceGroups }) => [
    ...(picture === undefined ? [] : [[choiceImageId(code), emojisOf(picture)] as const]),
    ...choiceGroups.flatMap(groupPictures),
  ]);

/** The emojis declared for the article; a single one is completed by its ingredients. */
function articleEmojis({ picture, contains }: ResolvedArticle): readonly string[] {
  const written = emojisOf(picture ?? '');
  const all = written.length > 1 ? written : [...written, ...contains.flatMap(({ emoji }) => emoji ?? [])];
  return [...new Set(all)].slice(0, LAYERS_MAX);
}

const emojisOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);
