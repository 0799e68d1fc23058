import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { ChoiceGroup } from '@/domain/menu/menu';
import { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import { ChoiceGroups } from '@/ui/screens/article/choice-groups';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aRoute } from '@test/support/builders/a-route';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode, choiceCode, shopId } from '@test/support/builders/ids';
import { aMenuTab, type MenuTab } from '@test/support/ui/a-menu-tab';
import { renderWith } from '@test/support/ui/render-with';

const choice = (name: string, different: Parameters<typeof aChoiceArticle>[0] = {}) =>
  aChoiceArticle({ code: articleCode(name.toLowerCase()), description: name, ...different });

/** What the guest has declared before. */
interface Declared {
  readonly declare: (tab: MenuTab) => void;
}

async function renderGroups(...given: readonly (ChoiceGroup | Declared)[]) {
  const choiceGroups = given.filter((each) => 'code' in each);
  const article = anArticle({ choiceGroups });
  const tab = aMenuTab([article]);
  await tab.loadMenu.load(shopId(1));
  for (const each of given) if ('declare' in each) each.declare(tab);
  const model = new ArticleViewModel(tab, aRoute('/shop/1/menu/articles/meatballs'));
  const currency = { name: 'SEK', symbol: 'kr' };
  await renderWith(tab, <ChoiceGroups model={model} article={article} currency={currency} parent="" />);
  return model;
}

const group = (name: string) => within(screen.getByRole('group', { name }));

describe('ChoiceGroups', () => {
  it('shows radio buttons where exactly one is required, with surcharges', async () => {
    await renderGroups(aChoiceGroup());
    expect(group('Side').getByText('Välj 1')).toBeTruthy();
    expect(group('Side').getByRole('radio', { name: 'Mash' })).toBeTruthy();
    expect(group('Side').getByRole('radio', { name: /Fries \+10\skr/ })).toBeTruthy();
  });

  it.each([
    [2, 2, 'Välj 2'],
    [1, 2, 'Välj 1 till 2'],
    [0, 2, 'Välj upp till 2'],
    [0, 3, 'Välj hur många du vill'],
  ])('shows checkboxes for %i to %i, with the text %s', async (min, max, hint) => {
    await renderGroups(
      aChoiceGroup({ min, max, articles: [choice('Rice'), choice('Mash'), choice('Peas')] }),
    );
    expect(group('Side').getAllByRole('checkbox')).toHaveLength(3);
    expect(group('Side').getByText(hint)).toBeTruthy();
  });

  it('keeps a choice that is received twice, as while a page of the server is taken over', async () => {
    await renderGroups(aChoiceGroup({ min: 0, max: 2 }));
    const fries = () => group('Side').getByRole<HTMLInputElement>('checkbox', { name: /Fries/ });
    fireEvent.click(fries());
    fries().checked = false;
    fireEvent.click(fries());
    expect(fries().checked).toBe(true);
  });

  it('disables further choices at the maximum, and shows why', async () => {
    await renderGroups(
      aChoiceGroup({ min: 0, max: 2, articles: [choice('Rice'), choice('Mash'), choice('Peas')] }),
    );
    fireEvent.click(group('Side').getByRole('checkbox', { name: 'Rice' }));
    fireEvent.click(group('Side').getByRole('checkbox', { name: 'Peas' }));
    expect(group('Side').getByText('Du har valt 2 av 2')).toBeTruthy();
    expect(group('Side').getByRole('checkbox', { name: 'Mash' }).matches(':disabled')).toBe(true);
  });

  it('disables what is sold out, and shows why', async () => {
    await renderGroups(aChoiceGroup({ articles: [choice('Rice', { isSoldOut: true }), choice('Mash')] }));
    expect(
      group('Side')
        .getByRole('radio', { name: /Rice Slut/ })
        .matches(':disabled'),
    ).toBe(true);
  });

  it('shows missing choices after an attempt to add', async () => {
    const articles = [choice('Rice'), choice('Mash'), choice('Peas')];
    const model = await renderGroups(aChoiceGroup({ min: 2, max: 2, articles }));
    const missing = 'choice.missing';
    expect(screen.queryByText(missing)).toBeNull();
    act(() => void model.put());
    const side = screen.getByRole('group', { name: 'Side' });
    const described = (side.getAttribute('aria-describedby') ?? '').split(' ');
    expect(document.getElementById(described[0] ?? '')?.textContent).toBe(missing);
    fireEvent.click(within(side).getByRole('checkbox', { name: 'Mash' }));
    fireEvent.click(within(side).getByRole('checkbox', { name: 'Peas' }));
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('shows the groups of a chosen choice below it', async () => {
    const dip = aChoiceGroup({
      level: 2,
      code: choiceCode('dip'),
      name: 'Dip',
      articles: [choice('Mayo'), choice('Ketchup')],
    });
    await renderGroups(
      aChoiceGroup({
        articles: [choice('Fries', { price: amount('10'), choiceGroups: [dip] }), choice('Mash')],
      }),
    );
    expect(screen.queryByRole('group', { name: 'Dip' })).toBeNull();
    fireEvent.click(group('Side').getByRole('radio', { name: /Fries/ }));
    fireEvent.click(group('Dip').getByRole('radio', { name: 'Mayo' }));
    const names = group('Side')
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([expect.stringContaining('Fries'), 'Mayo', 'Ketchup', 'Mash']);
    fireEvent.click(group('Side').getByRole('radio', { name: 'Mash' }));
    expect(screen.queryByRole('group', { name: 'Dip' })).toBeNull();
  });

  it('marks a choice that the guest avoids before it is chosen, and what is not declared [PAIN-54]', async () => {
    const safe = { allergens: [], diets: ['vegan'] };
    const [rice, cream] = [choice('Rice', safe), choice('Cream', { ...safe, allergens: ['peanuts'] })];
    await renderGroups(aChoiceGroup({ min: 0, max: 3, articles: [rice, cream, choice('Salad')] }), {
      declare: ({ dietFilters }) => dietFilters.toggleAllergen('peanuts'),
    });
    expect(group('Side').getByRole('checkbox', { name: 'Rice' })).toBeTruthy();
    expect(group('Side').getByRole('checkbox', { name: 'Cream Innehåller jordnötter' })).toBeTruthy();
    expect(group('Side').getByRole('checkbox', { name: /Salad Inte angivet/ })).toBeTruthy();
  });
});
