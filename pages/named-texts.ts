import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { namedCatalogue } from '@/adapters/i18n/named-catalogue';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { Texts } from '@/domain/ports/texts';

/** The texts with the name of a chain; loaded catalogues stay. */
export function namedTexts(reporter: FailureReporter): (chainName: string | undefined) => Texts {
  let last: { readonly name: string | undefined; readonly texts: Texts } | undefined;
  return (name) => {
    if (last === undefined || last.name !== name)
      last = { name, texts: new I18nextTexts(reporter, namedCatalogue(fetchCatalogue, name)) };
    return last.texts;
  };
}
