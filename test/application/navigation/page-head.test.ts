import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { pageHead, type PageFacts } from '@/application/navigation/page-head';
import { matchRoute } from '@/domain/navigation/match-route';
import { ROUTE_NAMES } from '@/domain/navigation/route';
import { LANGUAGES } from '@/domain/shared/language';
import { aMenu, aCategory } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { aShop } from '@test/support/builders/a-shop';
import { categoryCode, shopId } from '@test/support/builders/ids';
import { en, sv, textsIn } from '@test/support/catalogues';

const texts = new MemoryTexts({ sv, en });

const sides = aCategory({
  code: categoryCode('sides'),
  name: 'Tillbehör',
  translations: {
    name: [
      { language: 'sv', text: 'Tillbehör' },
      { language: 'en', text: 'Sides' },
    ],
  },
  items: [anArticle({ text: '' })],
});
const menu = aMenu({ items: [aCategory({ items: [sides] })] });

function headAt(path: string, facts: Partial<PageFacts> = {}) {
  return pageHead(
    { route: matchRoute(path), shop: aShop({ name: 'Luckan vid torget' }), menu, language: 'sv', ...facts },
    texts,
  );
}

describe('pageHead', () => {
  beforeAll(async () => {
    await Promise.all([texts.load('sv'), texts.load('en')]);
  });

  it('names the page and the product where no shop is shown', () => {
    expect(headAt('/').title).toBe('Välj restaurang · Lucka');
    expect(headAt('/privacy-policy').title).toBe('Personuppgifter · Lucka');
    expect(headAt('/no/such/page').title).toBe('Sidan finns inte · Lucka');
  });

  it('names the shop that is shown', () => {
    expect(headAt('/shop/1/checkout').title).toBe('Kassan · Luckan vid torget');
    expect(headAt('/shop/1/menu').description).toContain('Luckan vid torget');
    expect(headAt('/shop/2/checkout').title).toBe('Kassan · Lucka');
  });

  it('names the category and the article that are shown, in the language', () => {
    expect(headAt('/shop/1/menu/lunch/sides').title).toBe('Tillbehör · Luckan vid torget');
    expect(headAt('/shop/1/menu/lunch/sides', { language: 'en' }).title).toBe('Sides · Luckan vid torget');
    expect(headAt('/shop/1/menu/lunch/sides/articles/meatballs').title).toBe('Meatballs · Luckan vid torget');
  });

  it('names what the page says it is about', () => {
    expect(headAt('/order/A1', { subject: 'Klar: 7' }).title).toBe('Klar: 7 · Lucka');
  });

  it('describes an article by the menu, else the page by its purpose', () => {
    const described = aMenu({ items: [anArticle({ text: 'With mash' })] });
    expect(headAt('/shop/1/menu/articles/meatballs', { menu: described }).description).toBe('With mash');
    expect(headAt('/shop/1/menu/lunch/sides/articles/meatballs').description).toBe(
      'Välj hur du vill ha din rätt från Luckan vid torget.',
    );
  });

  it('does not use the menu of another shop', () => {
    const other = aMenu({ shopId: shopId(2), items: menu.items });
    expect(headAt('/shop/1/menu/lunch', { menu: other }).title).toBe('Meny · Luckan vid torget');
    expect(headAt('/shop/1/menu/no-such', { menu }).title).toBe('Meny · Luckan vid torget');
  });

  it.each(LANGUAGES)('has a title and a description of every page in %s', (language) => {
    const pages = [...ROUTE_NAMES.filter((name) => !/Redirect$/.test(name)), 'notFound'];
    const said = new Set(Object.keys(textsIn(language)));
    const missing = pages.flatMap((name) =>
      [`title.${name}`, `description.${name}`].filter((key) => !said.has(key)),
    );
    expect(missing).toEqual([]);
  });
});
