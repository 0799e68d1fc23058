import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { NOTHING_CHOSEN, choicePath } from '@/domain/menu/choices/choice-selection';
import { Allergens } from '@/ui/screens/article/allergens';
import { aTab } from '@test/support/an-app';
import { aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, choiceCode } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';

const MASH = new Set([choicePath('', choiceCode('side'), articleCode('mash'))]);

/** The text for an article with these allergens, whose choices are undeclared. */
async function saidOf(allergens: readonly string[] | undefined, selection = NOTHING_CHOSEN) {
  const article = anArticle({ allergens, choiceGroups: [aChoiceGroup()] });
  await renderWith(aTab(), <Allergens article={article} selection={selection} />);
  return screen.getByText(/\./).textContent;
}

describe('Allergens', () => {
  it('names the declared ones in the chosen language; unknown ones as in the menu', async () => {
    expect(await saidOf(['Gluten', 'milk', 'pollen'])).toBe('Innehåller gluten, mjölk och pollen.');
  });

  it('shows that none is declared', async () => {
    expect(await saidOf([])).toMatch(/inget av de 14/);
  });

  it('never shows undeclared as safe', async () => {
    expect(await saidOf(undefined)).toMatch(/inte angivna/);
  });

  it('shows that the list is incomplete where a choice is undeclared', async () => {
    expect(await saidOf(['milk'], MASH)).toMatch(/mjölk.*Allt är inte angivet/);
  });
});
