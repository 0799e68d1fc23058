import { describe, expect, it } from 'vitest';

import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import type { DietConflict } from '@/domain/menu/diets';
import type { Language } from '@/domain/shared/language';
import { conflictText } from '@/ui/components/diet-texts';

async function textOf(conflict: DietConflict, language: Language = 'en'): Promise<string> {
  const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);
  await texts.load(language);
  const say = () => '';
  return conflictText(conflict, { language, say, t: (key, values) => texts.text(language, key, values) });
}

describe('conflictText', () => {
  it.each([
    ['sv', 'Innehåller jordnötter och mjölk · Inte vegansk'],
    ['en', 'Contains peanuts and milk · Not vegan'],
    ['fi', 'Sisältää: maapähkinä ja maito · Ei ole: vegaaninen'],
    ['no', 'Inneholder peanøtter og melk · Ikke vegansk'],
    ['ru', 'Содержит: арахис и молоко · Не подходит: веганское'],
  ] as const)('names all that does not suit, allergens and diets: %s [DEC-121]', async (language, text) => {
    expect(await textOf({ contains: ['Peanuts', 'milk'], missed: ['vegan'] }, language)).toBe(text);
  });

  it('names allergens or diets alone where only they do not suit', async () => {
    expect(await textOf({ contains: ['peanuts'], missed: [] })).toBe('Contains peanuts');
    expect(await textOf({ contains: [], missed: ['vegan', 'halal'] })).toBe('Not vegan and halal');
  });

  it('says where it is only not declared whether a dish suits [PAIN-54]', async () => {
    expect(await textOf({ contains: [], missed: [] })).toBe('Not declared whether it suits you');
  });
});
