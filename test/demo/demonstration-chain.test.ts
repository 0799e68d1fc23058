import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demonstration, demonstrationChain } from '@demo/demonstration-chain';
import { ALLERGENS } from '@/domain/menu/allergens';
import { sanitiseStylesheet } from '@api/design/sanitise-stylesheet';
import { isOpenForBusiness } from '@api/shops/is-open-for-business';
import { menuError } from '@api/shops/menu-error';
import { translations } from '@/adapters/contract/fields';
import {
  menuDto,
  type ArticleDto,
  type CategoryDto,
  type ChoiceArticleDto,
  type ChoiceGroupDto,
  type MenuItemDto,
} from '@/adapters/contract/menu';
import { instant } from '@/domain/shared/instant';
import { parseArticleCode, parseCategoryCode, parseChoiceCode } from '@/domain/menu/menu';
import { deliverySpotsDto, settingsDto, shopDto } from '@test/support/api/wire';

const FIRST_START = instant(Date.UTC(2026, 10, 21));
const chain = demonstrationChain(FIRST_START);
const menus = chain.shops.map(({ menu }) => menu);

const isCategory = (item: MenuItemDto): item is CategoryDto => 'items' in item;
const categoriesOf = (items: readonly MenuItemDto[]): CategoryDto[] =>
  items.filter(isCategory).flatMap((category) => [category, ...categoriesOf(category.items)]);
const articlesOf = (items: readonly MenuItemDto[]): ArticleDto[] =>
  items.flatMap((item) => (isCategory(item) ? articlesOf(item.items) : [item]));
const groupsOf = (groups: readonly ChoiceGroupDto[]): ChoiceGroupDto[] =>
  groups.flatMap((group) => [group, ...groupsOf(group.articles.flatMap(({ choices }) => choices ?? []))]);
const choicesOf = (article: ArticleDto): ChoiceArticleDto[] =>
  groupsOf(article.choices ?? []).flatMap(({ articles }) => articles);
const depthOf = (items: readonly MenuItemDto[]): number =>
  Math.max(0, ...items.filter(isCategory).map((category) => 1 + depthOf(category.items)));
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const allArticles = menus.flatMap(({ items }) => articlesOf(items));
const allChoices = allArticles.flatMap(choicesOf);

/** Every `i18n`, with the base fields that it translates. */
function translationsIn(value: unknown): { owner: object; i18n: Translations }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(translationsIn);
  return 'i18n' in value ? [{ owner: value, i18n: z.parse(translations, value.i18n) }, ...inner] : inner;
}

type Translations = z.infer<typeof translations>;

describe('demonstrationChain', () => {
  it('speaks the contract for every shop, open or not [ENT-01, ENT-02, ENT-03, ENT-04, ENT-05]', () => {
    for (const { shop } of chain.shops)
      expect(shopDto.safeParse({ ...shop, openForBusiness: false }), shop.name).toMatchObject({
        success: true,
      });
  });

  it('speaks the contract for settings, menus and delivery spots [ENT-12, ENT-13, ENT-14, ENT-15, ENT-16, ENT-24]', () => {
    expect(settingsDto.safeParse({ ...chain.settings, version: '1.0.0' }).success).toBe(true);
    for (const { menu, deliverySpots } of chain.shops) {
      expect(menuDto.safeParse(menu)).toMatchObject({ success: true });
      expect(deliverySpotsDto.safeParse(deliverySpots)).toMatchObject({ success: true });
    }
  });

  it('shows every state that a shop can be in, on more than one page of six [HOME-17, HOME-19, HOME-21]', () => {
    const shops = chain.shops.map(({ shop }) => shop);
    expect(shops.length).toBeGreaterThan(6);
    expect(new Set(shops.map(({ status }) => status))).toEqual(new Set(['online', 'paused', 'offline']));
    expect(shops.filter(({ externalAppUri }) => externalAppUri?.startsWith('https://'))).toHaveLength(1);
    expect(new Set(shops.map(({ timeZone }) => timeZone)).size).toBe(3);
    expect(new Set(menus.map(({ currency }) => currency.name))).toEqual(new Set(['SEK', 'EUR', 'NOK']));
  });

  it('has ids of its own for every shop and every spot', () => {
    expect(repeated(chain.shops.map(({ shop }) => shop.id))).toEqual([]);
    expect(repeated(chain.shops.flatMap(({ deliverySpots }) => deliverySpots.map(({ id }) => id)))).toEqual(
      [],
    );
  });

  it('has a menu of 300 articles in three levels of categories', () => {
    expect(menus.some(({ items }) => articlesOf(items).length >= 300 && depthOf(items) >= 3)).toBe(true);
  });

  it('names each article and category once in a menu, with codes that fit an address', () => {
    for (const { items } of menus) {
      const articleCodes = articlesOf(items).map(({ code }) => code);
      const categoryCodes = categoriesOf(items).map(({ code }) => code);
      expect(repeated(articleCodes)).toEqual([]);
      expect(repeated(categoryCodes)).toEqual([]);
      expect(articleCodes.filter((code) => parseArticleCode(code) === undefined)).toEqual([]);
      expect(categoryCodes.filter((code) => parseCategoryCode(code) === undefined)).toEqual([]);
    }
  });

  it('says everything in all five languages, the base text being Swedish [ENT-28]', () => {
    for (const shop of chain.shops)
      for (const { owner, i18n } of translationsIn(shop))
        for (const [field, texts] of Object.entries(i18n)) {
          expect(texts.map(({ language }) => language)).toEqual(chain.languages);
          expect(
            texts.filter(({ text }) => text.trim() === '' || text !== text.trim() || /[!\uFFFD]/.test(text)),
          ).toEqual([]);
          expect(Object.entries(owner)).toContainEqual([field, texts[0]?.text]);
        }
  });

  it('translates every name that it shows', () => {
    const named = [
      ...allArticles,
      ...allChoices,
      ...menus.flatMap(({ items, choiceLevels }) => [...categoriesOf(items), ...(choiceLevels ?? [])]),
      ...allArticles.flatMap(({ choices, campaigns }) => [...groupsOf(choices ?? []), ...(campaigns ?? [])]),
      ...chain.shops.flatMap(({ deliverySpots }) => deliverySpots),
    ];
    expect(named.filter(({ i18n }) => i18n === undefined)).toEqual([]);
  });

  it('writes Russian in Cyrillic letters and the others in Latin ones', () => {
    const texts = translationsIn(chain.shops).flatMap(({ i18n }) => Object.values(i18n).flat());
    const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
    expect(texts.filter(({ language, text }) => language !== 'ru' && isCyrillic(text))).toEqual([]);
    expect(texts.filter(({ language, text }) => language === 'ru' && !isCyrillic(text))).toEqual([]);
  });

  it('prices nothing below zero, and in whole hundredths', () => {
    for (const { price } of [...allArticles, ...allChoices]) {
      expect(price).toBeGreaterThanOrEqual(0);
      expect(Number(price.toFixed(2))).toBe(price);
    }
  });

  it('nests its choices level by level, each level with a name', () => {
    const levelsBelow = (groups: readonly ChoiceGroupDto[], level: number): number[] =>
      groups.flatMap((group) => {
        expect(group.level, group.code).toBe(level);
        return [
          level,
          ...levelsBelow(
            group.articles.flatMap(({ choices }) => choices ?? []),
            level + 1,
          ),
        ];
      });
    for (const menu of menus) {
      const named = menu.choiceLevels?.map(({ level }) => level) ?? [];
      for (const { choices } of articlesOf(menu.items))
        expect(named).toEqual(expect.arrayContaining(levelsBelow(choices ?? [], 1)));
    }
    expect(
      Math.max(...allArticles.flatMap(({ choices }) => groupsOf(choices ?? []).map(({ level }) => level))),
    ).toBe(3);
  });

  it('asks for no more than there is to choose, and names each choice once', () => {
    for (const article of allArticles) {
      const groups = groupsOf(article.choices ?? []);
      expect(repeated(groups.map(({ code }) => code)), article.code).toEqual([]);
      for (const { code, min, max, articles } of groups) {
        const onSale = articles.filter(({ soldOut }) => !soldOut);
        expect(parseChoiceCode(code)).toBe(code);
        expect(repeated(articles.map((choice) => choice.code)), code).toEqual([]);
        expect(min).toBeGreaterThanOrEqual(0);
        expect(max).toBeGreaterThanOrEqual(Math.max(1, min));
        expect(onSale.length, code).toBeGreaterThanOrEqual(max);
      }
    }
  });

  it('never calls a choice by the code of an article', () => {
    const articleCodes = new Set(allArticles.map(({ code }) => code));
    expect(allChoices.filter(({ code }) => articleCodes.has(code))).toEqual([]);
  });

  it('suggests articles of the same menu, never the article itself', () => {
    for (const { items } of menus) {
      const codes = articlesOf(items).map(({ code }) => code);
      for (const { code, suggestedArticles } of articlesOf(items)) {
        expect(suggestedArticles ?? []).not.toContain(code);
        expect(codes, code).toEqual(expect.arrayContaining([...(suggestedArticles ?? [])]));
      }
    }
  });

  it('declares allergens by their standard names, and leaves some articles undeclared', () => {
    for (const { allergens } of [...allArticles, ...allChoices])
      expect(ALLERGENS).toEqual(expect.arrayContaining([...(allergens ?? [])]));
    expect(allArticles.some(({ allergens, diets }) => allergens === undefined && diets === undefined)).toBe(
      true,
    );
    expect(new Set(allArticles.flatMap(({ allergens }) => allergens ?? []))).toEqual(
      new Set(ALLERGENS.filter((allergen) => allergen !== 'lupin')),
    );
  });

  it('never promises a diet that an allergen breaks', () => {
    const broken = (diet: string, allergens: readonly string[]) =>
      [...allArticles, ...allChoices].filter(
        (dish) =>
          dish.diets?.includes(diet) && dish.allergens?.some((allergen) => allergens.includes(allergen)),
      );
    expect(broken('gluten-free', ['gluten'])).toEqual([]);
    expect(broken('lactose-free', ['milk'])).toEqual([]);
    expect(broken('vegan', ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'])).toEqual([]);
    expect(broken('vegetarian', ['fish', 'crustaceans', 'molluscs'])).toEqual([]);
  });

  it('has sold-out articles and choices, campaigns, suggestions and a choice that adds nuts', () => {
    expect(allArticles.some(({ soldOut }) => soldOut)).toBe(true);
    expect(allChoices.some(({ soldOut }) => soldOut)).toBe(true);
    expect(allArticles.some(({ campaigns }) => campaigns?.length)).toBe(true);
    expect(allArticles.some(({ suggestedArticles }) => suggestedArticles?.length)).toBe(true);
    expect(allChoices.some(({ allergens }) => allergens?.includes('nuts'))).toBe(true);
  });

  it('has spots for both ways of eating in some shops and none in others', () => {
    const kinds = chain.shops.map(
      ({ deliverySpots }) => new Set(deliverySpots.map(({ orderType }) => orderType)).size,
    );
    expect(new Set(kinds)).toEqual(new Set([0, 1, 2]));
  });

  it('has a picture for everything that names one [ENT-30]', () => {
    const pictures = [
      ...chain.shops.map(({ shop }) => `shop-${shop.id}`),
      ...[...allArticles, ...allChoices].flatMap(({ imageUrl }) => imageUrl ?? []),
      ...allArticles.flatMap(({ imageId }) => imageId?.map(({ text }) => text) ?? []),
      ...menus.flatMap(({ items }) => categoriesOf(items).flatMap(({ imageUrl }) => imageUrl ?? [])),
    ];
    expect(pictures.filter((id) => !demonstration().pictures().has(id))).toEqual([]);
    expect(pictures.filter((id) => encodeURIComponent(id) !== id)).toEqual([]);
    expect(allArticles.every(({ imageUrl }) => imageUrl)).toBe(true);
  });

  it('colours each shop by rules that the server keeps whole', () => {
    const withoutSpace = (css: string) => css.replaceAll(/\s/g, '');
    for (const { shop, stylesheet } of chain.shops)
      expect(withoutSpace(sanitiseStylesheet(stylesheet, shop.id))).toBe(withoutSpace(stylesheet));
  });

  it('is taken by the server as it is', () => {
    expect(menus.map(menuError).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('has the burger bar, the sushi bar and more open at any moment, and others never [HOME-07, HOME-08]', () => {
    const openIds = (epochMs: number) =>
      chain.shops.filter(({ shop }) => isOpenForBusiness(shop, instant(epochMs))).map(({ shop }) => shop.id);
    const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(openIds(moment)).toEqual(expect.arrayContaining([1, 2, 4, 5, 6, 7, 8, 13]));
        expect(openIds(moment).filter((id) => [9, 10, 12].includes(id))).toEqual([]);
      }),
    );
  });

  it('has a shop that is online and closed but for half an hour a week [HOME-07]', () => {
    const hardlyOpen = chain.shops.filter(({ shop }) => shop.id === 11);
    const quarters = Array.from({ length: 7 * 96 }, (_, index) => Date.UTC(2026, 10, 16) + index * 900_000);
    const open = quarters.filter((at) => hardlyOpen.some(({ shop }) => isOpenForBusiness(shop, instant(at))));
    expect(hardlyOpen[0]?.shop.status).toBe('online');
    expect(open).toHaveLength(2);
  });
});
