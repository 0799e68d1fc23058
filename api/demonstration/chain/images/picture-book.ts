import { larder } from '@api/demonstration/chain/kitchens/larder';
import {
  categoryImageId,
  dishImageId,
  languageImageId,
  optionImageId,
  shopImageId,
} from '@api/demonstration/chain/images/image-ids';
import type {
  ChoiceGroup,
  Dish,
  DishDetails,
  Section,
} from '@api/demonstration/chain/notation/menu-notation';
import { chainShops } from '@api/demonstration/chain/shops/shops';
import { LANGUAGES } from '@/domain/shared/language';

type Picture = readonly [id: string, emojis: readonly string[]];

const LAYERS_MAX = 3;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What each picture of the chain shows, the main thing first, by image id. */
export const pictureBook = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    chainShops.flatMap(({ shop, kitchen, picture }) => [
      [shopImageId(shop.id), signsOf(picture)] as const,
      ...kitchen.sections.flatMap((section) => picturesOfSection(section, {})),
    ]),
  );

function picturesOfSection(section: Section, inherited: DishDetails): Picture[] {
  const shared = { ...inherited, ...section.shared };
  return [
    [categoryImageId(section.code), signsOf(section.picture)],
    ...section.items.flatMap((item) =>
      item.kind === 'section' ? picturesOfSection(item, shared) : picturesOfDish({ ...shared, ...item }),
    ),
  ];
}

const picturesOfDish = (dish: Dish): Picture[] => [
  [dishImageId(dish.code), dishEmojis(dish)],
  ...LANGUAGES.flatMap((language) => {
    const picture = dish.pictureFor?.[language];
    return picture === undefined ? [] : [[languageImageId(dish.code, language), signsOf(picture)] as const];
  }),
  ...(dish.choices ?? []).flatMap(picturesOfChoice),
];

const picturesOfChoice = (group: ChoiceGroup): Picture[] =>
  group.options.flatMap((option) => [
    ...(option.picture === undefined ? [] : [[optionImageId(option.code), signsOf(option.picture)] as const]),
    ...option.choices.flatMap(picturesOfChoice),
  ]);

/** What is written for the dish; where that is one picture, its ingredients lie beside it. */
function dishEmojis(dish: Dish): readonly string[] {
  const written = signsOf(dish.picture ?? '');
  const ingredients = dish.contains.flatMap((ingredient) => larder[ingredient].emoji ?? []);
  const all = written.length > 1 ? written : [...written, ...ingredients];
  return [...new Set(all)].slice(0, LAYERS_MAX);
}

const signsOf = (emojis: string): string[] => [...graphemes.segment(emojis)].map(({ segment }) => segment);
