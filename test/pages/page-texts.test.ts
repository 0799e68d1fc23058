import { describe, expect, it } from 'vitest';
import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { pageText } from '@/adapters/i18n/page-text';
import { PAGE_TEXT_KEYS } from '@/application/page/page-menu';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { LANGUAGES } from '@/domain/shared/language';
import { pageTexts } from '@pages/page-texts';

const COUNTS = Array.from({ length: 30 }, (_, count) => count);

describe('pageTexts', () => {
  it.each(LANGUAGES)(
    'has what the script of a page says in the words of the program: %s [PROD-17]',
    async (language) => {
      const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);
      await texts.load(language);
      const page = { language, texts: await pageTexts(language) };
      for (const key of PAGE_TEXT_KEYS)
        for (const count of COUNTS) {
          const values = {
            count,
            name: 'Cola',
            min: 1,
            max: 99,
            quantity: count,
            total: '12 kr',
            price: '9 kr',
          };
          expect(pageText(page, key, values)).toBe(texts.text(language, key, values));
        }
    },
  );
});
