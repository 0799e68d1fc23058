import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Article } from '@/domain/menu/menu';
import { ArticleCard } from '@/ui/components/article-card';
import { ArticleCardModel } from '@/ui/components/article-card-model';
import { aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { shopId } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { renderWith } from '@test/support/ui/render-with';

async function renderCard(article: Article) {
  const tab = aMenuTab([article]);
  await tab.loadMenu.load(shopId(1));
  const model = new ArticleCardModel(tab, 'Article');
  const currency = { name: 'SEK', symbol: 'kr' };
  const view = (
    <ArticleCard model={model} article={article} currency={currency} address="/there" isBelow={false} />
  );
  await renderWith(tab, view);
  return tab;
}

const addButton = () => screen.queryByRole('button', { name: 'Lägg Meatballs i korgen' });

describe('ArticleCard', () => {
  it('shows name, text, price, campaign and diets, and links to its page [ENT-16]', async () => {
    await renderCard(
      anArticle({
        campaigns: [{ id: 'c', name: 'New', translations: {} }],
        diets: ['vegan', 'vegetarian', 'kosher'],
      }),
    );
    expect(screen.getByRole('link', { name: 'Meatballs' }).getAttribute('href')).toBe('/there');
    const card = screen.getByRole('listitem').textContent;
    for (const text of ['With mash', 'New', /119\skr/, 'Vegansk', 'kosher']) expect(card).toMatch(text);
    expect(card).not.toMatch('Vegetarisk');
  });

  it('adds an article without choices at once, and shows how many are in the basket', async () => {
    const tab = await renderCard(anArticle({ choiceGroups: [aChoiceGroup({ min: 0 })] }));
    expect(screen.queryByText(/i korgen$/)).toBeNull();
    fireEvent.click(addButton()!);
    fireEvent.click(addButton()!);
    expect(tab.baskets.count).toBe(2);
    expect(screen.getByText('2 i korgen')).toBeTruthy();
  });

  it('marks what does not suit what the guest declared, as long as it is declared [DEC-121]', async () => {
    const tab = await renderCard(anArticle({ allergens: ['peanuts'], diets: [] }));
    expect(screen.queryByText(/^Innehåller/)).toBeNull();
    act(() => tab.dietFilters.toggleAllergen('peanuts'));
    expect(screen.getByText('Innehåller jordnötter')).toBeTruthy();
    act(() => tab.dietFilters.toggleDiet('vegan'));
    expect(screen.getByText('Innehåller jordnötter · Inte vegansk')).toBeTruthy();
    act(() => tab.dietFilters.clear());
    expect(screen.queryByText(/^Innehåller/)).toBeNull();
  });

  it('links to the page where something must be chosen', async () => {
    await renderCard(anArticle({ choiceGroups: [aChoiceGroup()] }));
    expect(addButton()).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows when it is served, where that is not now [DEC-110]', async () => {
    await renderCard(anArticle({ servedNext: { opens: 420, closes: 630, dayOfWeek: undefined } }));
    expect(screen.getByText('Serveras 07:00–\u206010:30')).toBeTruthy();
    expect(addButton()).toBeNull();
  });

  it('shows that it is sold out, also when a required choice is', async () => {
    const group = aChoiceGroup();
    const articles = group.articles.map((choice) => ({ ...choice, isSoldOut: true }));
    await renderCard(anArticle({ choiceGroups: [{ ...group, articles }] }));
    expect(screen.getByText('Slut för i dag')).toBeTruthy();
    expect(addButton()).toBeNull();
  });

  it('shows an icon without a picture [API-25]', async () => {
    await renderCard(anArticle());
    expect(screen.getByTestId('picture-fallback')).toBeTruthy();
  });

  it('shows an icon when the picture cannot be loaded [API-24]', async () => {
    await renderCard(anArticle({ imageUrl: 'meatballs.webp' }));
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src')).toMatch(/^meatballs\.webp\?_t=\d+&w=320$/);
    fireEvent.error(picture!);
    expect(screen.getByTestId('picture-fallback')).toBeTruthy();
  });
});
