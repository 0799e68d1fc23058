import type { ArticleDto, CategoryDto, ChoiceGroupDto, MenuDto } from '@/adapters/contract/menu';
import { larder, type Ingredient } from '@api/demonstration/chain/kitchens/larder';
import { allergensOf, dishDiets, optionDiets } from '@api/demonstration/chain/notation/declared-contents';
import type {
  ChoiceGroup,
  Dish,
  DishDetails,
  Option,
  Section,
} from '@api/demonstration/chain/notation/menu-notation';
import { localPrice, type ChainCurrency } from '@api/demonstration/chain/notation/price';
import {
  baseText,
  joinWords,
  mapWords,
  translated,
  words,
  type Words,
} from '@api/demonstration/chain/notation/words';
import {
  categoryImageId,
  dishImageId,
  languageImageId,
  optionImageId,
} from '@api/demonstration/chain/images/image-ids';
import { LANGUAGES } from '@/domain/shared/language';

/** A kitchen's menu with its sections, in the form of the wire. */
export interface Kitchen {
  readonly name: string;
  readonly sections: readonly Section[];
}

const CHOICE_LEVELS: readonly Words[] = [
  words('Ditt val', 'Your pick', 'Valintasi', 'Ditt valg', 'Ваш выбор'),
  words('Till det', 'To go with it', 'Sen kanssa', 'Til det', 'К этому'),
  words('Storlek', 'Size', 'Koko', 'Størrelse', 'Размер'),
];

export const menuDtoOf = (kitchen: Kitchen, shopId: number, currency: ChainCurrency): MenuDto => ({
  shopId,
  name: kitchen.name,
  currency,
  choiceLevels: CHOICE_LEVELS.map((level, index) => ({
    level: index + 1,
    name: baseText(level),
    i18n: { name: translated(level) },
  })),
  items: kitchen.sections.map((section) => categoryDtoOf(section, {}, currency)),
});

function categoryDtoOf(section: Section, inherited: DishDetails, currency: ChainCurrency): CategoryDto {
  const shared = { ...inherited, ...section.shared };
  return {
    code: section.code,
    name: baseText(section.name),
    i18n: { name: translated(section.name) },
    imageUrl: categoryImageId(section.code),
    items: section.items.map((item) =>
      item.kind === 'section'
        ? categoryDtoOf(item, shared, currency)
        : articleDtoOf({ ...shared, ...item }, currency),
    ),
  };
}

function articleDtoOf(dish: Dish, currency: ChainCurrency): ArticleDto {
  const text = textOf(dish);
  const suggestions = dish.suggests?.filter((code) => code !== dish.code) ?? [];
  return {
    code: dish.code,
    description: baseText(dish.name),
    ...(text && { text: baseText(text) }),
    price: localPrice(dish.price, currency),
    imageUrl: dishImageId(dish.code),
    ...imageIdField(dish),
    i18n: { description: translated(dish.name), ...(text && { text: translated(text) }) },
    ...(dish.campaigns && {
      campaigns: dish.campaigns.map(({ id, name }) => ({
        id,
        name: baseText(name),
        i18n: { name: translated(name) },
      })),
    }),
    ...(dish.choices && {
      choices: groupsFor(dish, dish.choices).map((group) => choiceGroupDtoOf(group, 1, currency)),
    }),
    ...(suggestions.length > 0 && { suggestedArticles: suggestions }),
    ...(!dish.isUndeclared && declaredFields(dish.contains, dish.isHalal)),
    ...(dish.isSoldOut && { soldOut: true }),
  };
}

/** The groups with the options that fit the dish: nothing can be left out of it that is not in it. */
const groupsFor = ({ contains }: Dish, groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] =>
  groups
    .map((group) => {
      const options = group.options.filter(
        ({ onlyWith }) => onlyWith === undefined || onlyWith.some((each) => contains.includes(each)),
      );
      return { ...group, options, max: Math.min(group.max, options.length) };
    })
    .filter(({ options }) => options.length > 0);

const choiceGroupDtoOf = (group: ChoiceGroup, level: number, currency: ChainCurrency): ChoiceGroupDto => ({
  level,
  code: group.code,
  name: baseText(group.name),
  i18n: { name: translated(group.name) },
  min: group.min,
  max: group.max,
  articles: group.options.map((option) => choiceArticleDtoOf(option, level, currency)),
});

const choiceArticleDtoOf = (option: Option, level: number, currency: ChainCurrency) => ({
  code: option.code,
  description: baseText(option.name),
  i18n: { description: translated(option.name) },
  price: localPrice(option.price, currency),
  ...(option.picture !== undefined && { imageUrl: optionImageId(option.code) }),
  allergens: allergensOf(option.contains),
  diets: optionDiets(option.contains),
  ...(option.isSoldOut && { soldOut: true }),
  ...(option.choices.length > 0 && {
    choices: option.choices.map((group) => choiceGroupDtoOf(group, level + 1, currency)),
  }),
});

const declaredFields = (contains: readonly Ingredient[], isHalal?: boolean) => ({
  allergens: allergensOf(contains),
  diets: dishDiets(contains, isHalal),
});

function imageIdField(dish: Dish): Pick<ArticleDto, 'imageId'> {
  if (dish.pictureFor === undefined) return {};
  const pictures = dish.pictureFor;
  const languages = LANGUAGES.filter((language) => pictures[language] !== undefined);
  return { imageId: languages.map((language) => ({ language, text: languageImageId(dish.code, language) })) };
}

/** The sentence, then what is in it: 'Warm from the oven. Tomato, mozzarella, basil.' */
function textOf(dish: Dish): Words | undefined {
  const told = dish.contains.filter((ingredient) => larder[ingredient].isTold);
  const sentences = [...(dish.says ? [dish.says] : []), ...(told.length > 1 ? [ingredientList(told)] : [])];
  return sentences.length === 0 ? undefined : joinWords(sentences);
}

const ingredientList = (contains: readonly Ingredient[]): Words =>
  mapWords((language) =>
    sentence(contains.map((ingredient) => larder[ingredient].name[language]).join(', ')),
  );

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
