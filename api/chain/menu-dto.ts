import type { ArticleDto, CategoryDto, ChoiceGroupDto, MenuDto } from '@/adapters/contract/menu';
import type { ChainFile } from '@api/chain/chain-schema';
import { ChainTexts, type Texts } from '@api/chain/chain-texts';
import { articleDeclaration, choiceDeclaration } from '@api/chain/declared-contents';
import { localPrice } from '@api/chain/local-price';
import {
  articleImageId,
  categoryImageId,
  choiceImageId,
  languageImageId,
} from '@api/chain/pictures/image-ids';
import { weeklyHours } from '@api/chain/weekly-hours';
import type {
  Ingredient,
  ResolvedArticle,
  ResolvedCategory,
  ResolvedChoice,
  ResolvedChoiceGroup,
  ResolvedMenu,
} from '@api/chain/resolved-menu';

/** The shop and currency that a menu is written for. */
interface MenuUse {
  readonly shopId: number;
  readonly currencyName: string;
  readonly timeZone: string;
}

/** A menu of the chain's folder in wire form, with the prices of a shop. */
export function menuDtoOf(menu: ResolvedMenu, chain: ChainFile, use: MenuUse): MenuDto {
  const { shopId, currencyName, timeZone } = use;
  const texts = new ChainTexts(chain.languages);
  const currency = chain.currencies[currencyName];
  if (currency === undefined) throw new Error(`An unchecked reference names ${currencyName}`);
  const writer = new MenuWriter(texts, (price) => localPrice(price, currency));
  return {
    shopId,
    name: menu.name,
    timeZone,
    currency: { name: currencyName, symbol: currency.symbol },
    choiceLevels: (chain.choiceLevels ?? []).map((level, index) => ({
      level: index + 1,
      name: texts.base(level),
      i18n: { name: texts.translated(level) },
    })),
    items: menu.categories.map((category) => writer.category(category)),
  };
}

class MenuWriter {
  readonly #texts: ChainTexts;
  readonly #priceOf: (price: number) => number;
  /** Most articles share their groups; each group is converted once. */
  readonly #groups = new Map<ResolvedChoiceGroup, ChoiceGroupDto>();

  constructor(texts: ChainTexts, priceOf: (price: number) => number) {
    this.#texts = texts;
    this.#priceOf = priceOf;
  }

  category(category: ResolvedCategory): CategoryDto {
    return {
      code: category.code,
      ...this.#named(category.name),
      imageUrl: categoryImageId(category.code),
      items: [
        ...category.categories.map((inner) => this.category(inner)),
        ...category.articles.map((article) => this.#article(article)),
      ],
    };
  }

  #article(article: ResolvedArticle): ArticleDto {
    const texts = this.#texts;
    const text = this.#textOf(article);
    const suggestions = article.suggests?.filter((code) => code !== article.code) ?? [];
    return {
      code: article.code,
      description: texts.base(article.name),
      ...(text && { text: texts.base(text) }),
      price: this.#priceOf(article.price),
      imageUrl: articleImageId(article.code),
      ...this.#imageIdField(article),
      i18n: { description: texts.translated(article.name), ...(text && { text: texts.translated(text) }) },
      ...(article.badges && {
        campaigns: article.badges.map(({ id, name }) => ({ id, ...this.#named(name) })),
      }),
      ...(article.choiceGroups && {
        choices: groupsFor(article, article.choiceGroups).map((group) => this.#outerGroup(group)),
      }),
      ...(suggestions.length > 0 && { suggestedArticles: suggestions }),
      ...articleDeclaration(article),
      ...(article.soldOut === true && { soldOut: true }),
      ...(article.vatClass !== undefined && { vatClass: article.vatClass }),
      ...(article.servingHours && { servingHours: weeklyHours(article.servingHours) }),
    };
  }

  #outerGroup(group: ResolvedChoiceGroup): ChoiceGroupDto {
    const written = this.#groups.get(group) ?? this.#choiceGroup(group, 1);
    this.#groups.set(group, written);
    return written;
  }

  #choiceGroup(group: ResolvedChoiceGroup, level: number): ChoiceGroupDto {
    const { code, name, min, max, choices } = group;
    return {
      level,
      code,
      ...this.#named(name),
      min,
      max,
      articles: choices.map((it) => this.#choice(it, level)),
    };
  }

  #choice(choice: ResolvedChoice, level: number) {
    const { code, name, price, picture, choiceGroups } = choice;
    return {
      code,
      description: this.#texts.base(name),
      i18n: { description: this.#texts.translated(name) },
      price: this.#priceOf(price),
      ...(picture !== undefined && { imageUrl: choiceImageId(code) }),
      ...choiceDeclaration(choice),
      ...(choice.soldOut === true && { soldOut: true }),
      ...(choice.vatClass !== undefined && { vatClass: choice.vatClass }),
      ...(choice.preset === true && { preset: true }),
      ...(choiceGroups.length > 0 && {
        choices: choiceGroups.map((group) => this.#choiceGroup(group, level + 1)),
      }),
    };
  }

  #imageIdField({ code, pictureFor }: ResolvedArticle): Pick<ArticleDto, 'imageId'> {
    if (pictureFor === undefined) return {};
    const languages = this.#texts.languages.filter((language) => pictureFor[language] !== undefined);
    return { imageId: languages.map((language) => ({ language, text: languageImageId(code, language) })) };
  }

  /** The sentence, then the ingredients: 'Warm from the oven. Tomato, mozzarella, basil.' */
  #textOf({ text, contains = [] }: ResolvedArticle): Texts | undefined {
    const listed = contains.flatMap(({ name }) => (name === undefined ? [] : [name]));
    const sentences = [...(text ? [text] : []), ...(listed.length > 1 ? [this.#list(listed)] : [])];
    return sentences.length === 0 ? undefined : this.#texts.join(sentences);
  }

  #list(names: readonly NonNullable<Ingredient['name']>[]): Texts {
    return this.#texts.map((language) => sentence(names.map((name) => name[language]).join(', ')));
  }

  #named(name: Texts) {
    return { name: this.#texts.base(name), i18n: { name: this.#texts.translated(name) } };
  }
}

/** The groups with the choices that fit the article: only an ingredient of the article can be left out. */
const groupsFor = (
  { contains = [] }: ResolvedArticle,
  groups: readonly ResolvedChoiceGroup[],
): readonly ResolvedChoiceGroup[] =>
  groups
    .map((group) => {
      const choices = group.choices.filter(
        ({ onlyWith }) => onlyWith === undefined || onlyWith.some((each) => contains.includes(each)),
      );
      const max = Math.min(group.max, choices.length);
      return choices.length === group.choices.length && max === group.max
        ? group
        : { ...group, choices, max };
    })
    .filter(({ choices }) => choices.length > 0);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
