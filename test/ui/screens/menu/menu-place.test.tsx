import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { MenuItem } from '@/domain/menu/menu';
import { ArticleCardModel } from '@/ui/components/article-card-model';
import { CategoryNavigation } from '@/ui/screens/menu/category-navigation';
import { MenuPlace } from '@/ui/screens/menu/menu-place';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, categoryCode, shopId } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { renderWith } from '@test/support/ui/render-with';

const articles = (...names: readonly string[]): readonly MenuItem[] =>
  names.map((name) => anArticle({ code: articleCode(name.toLowerCase()), description: name }));

const RED = aCategory({ code: categoryCode('red'), name: 'Red', items: articles('Tomato', 'Beet') });
const SOUPS = aCategory({ code: categoryCode('soups'), name: 'Soups', items: [RED, ...articles('Pea')] });
const MAINS = aCategory({
  code: categoryCode('mains'),
  name: 'Mains',
  items: articles('A', 'B', 'C', 'D', 'E', 'F', 'G'),
});

async function renderPlace(...path: readonly string[]) {
  const menu = aMenu({ name: 'Our menu', items: [SOUPS, MAINS] });
  const tab = aMenuTab(menu.items);
  await renderWith(
    tab,
    <>
      <CategoryNavigation shopId={shopId(1)} menu={menu} path={path} />
      <MenuPlace
        cards={new ArticleCardModel(tab, 'Article')}
        shopId={shopId(1)}
        menu={menu}
        path={path}
        accepts={() => true}
        nothing={null}
      />
    </>,
  );
}

const categories = () => screen.getByRole('navigation', { name: 'Kategorier' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('MenuPlace', () => {
  it('starts with the first articles of every category, at any depth, and links to the rest', async () => {
    await renderPlace();
    expect(heading()).toBe('Our menu');
    const soups = within(screen.getByRole('region', { name: 'Soups' }));
    expect(hrefs(soups.getAllByRole('link', { name: /Tomato|Pea/ }))).toEqual([
      '/shop/1/menu/soups/red/articles/tomato',
      '/shop/1/menu/soups/articles/pea',
    ]);
    const mains = within(screen.getByRole('region', { name: 'Mains' }));
    expect(mains.getAllByRole('listitem')).toHaveLength(6);
    const all = mains.getByRole('link', { name: 'Visa alla 7 i Mains' });
    expect(all.getAttribute('href')).toBe('/shop/1/menu/mains');
  });

  it('shows a category with its own articles, those below, and the breadcrumb [ROUTE-32]', async () => {
    await renderPlace('soups', 'red');
    expect(heading()).toBe('Red');
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Här är du' }));
    expect(hrefs(breadcrumb.getAllByRole('link'))).toEqual(['/shop/1/menu', '/shop/1/menu/soups']);
    expect(breadcrumb.getByText('Red').getAttribute('aria-current')).toBe('page');
  });

  it('marks the open category and opens those below it', async () => {
    await renderPlace('soups', 'red');
    const links = within(categories()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Hela menyn', 'Soups', 'Red', 'Mains']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null]);
  });

  it('reports an unknown category, and links to the menu', async () => {
    await renderPlace('soups', 'blue');
    expect(heading()).toBe('Kategorin finns inte');
    expect(screen.getByRole('link', { name: 'Till hela menyn' }).getAttribute('href')).toBe('/shop/1/menu');
  });
});
