import { createInstance, type i18n } from 'i18next';

import type { fetchCatalogue } from '@/adapters/i18n/catalogue';
import type { Catalogue, CataloguePart } from '@/adapters/i18n/catalogue-part';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { Texts, TextValues } from '@/domain/ports/texts';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  formatLocale,
  LANGUAGES,
  type Language,
} from '@/domain/shared/language';

const NAMESPACE = 'texts';

/** Texts by i18next; plural forms by `Intl.PluralRules`. Source: spec §1, AMB-54; PROD-17, PROD-18. */
export class I18nextTexts implements Texts {
  readonly #reporter: FailureReporter;
  readonly #fetch: typeof fetchCatalogue;
  readonly #i18n: i18n;
  readonly #loaded = new Set<`${Language} ${CataloguePart}`>();

  constructor(reporter: FailureReporter, fetch: typeof fetchCatalogue) {
    this.#reporter = reporter;
    this.#fetch = fetch;
    this.#i18n = createInstance();
    void this.#i18n.init({
      initAsync: false,
      resources: {},
      fallbackLng: [formatLocale(FALLBACK_LANGUAGE), formatLocale(DEFAULT_LANGUAGE)],
      load: 'currentOnly',
      ns: NAMESPACE,
      defaultNS: NAMESPACE,
      nsSeparator: false,
      // A key that names a group of texts has no text: it is printed itself, as an unknown key is.
      returnedObjectHandler: (key: string) => key,
      interpolation: { escapeValue: false },
    });
  }

  loadFirst(language: Language): Promise<boolean> {
    return this.#loadOrFallBack(language, ['first']);
  }

  load(language: Language): Promise<boolean> {
    return this.#loadOrFallBack(language, ['first', 'rest']);
  }

  loadLegal(language: Language): Promise<boolean> {
    return this.#loadOrFallBack(language, ['legal']);
  }

  isLegalLoaded(language: Language): boolean {
    return this.#loaded.has(`${language} legal`);
  }

  text(language: Language, key: string, values: TextValues = {}): string {
    return this.#i18n.t(key, { ...values, lng: formatLocale(language) });
  }

  has(key: string): boolean {
    return LANGUAGES.some((language) =>
      this.#i18n.exists(key, { lng: formatLocale(language), count: 1, returnObjects: false }),
    );
  }

  async #loadOrFallBack(language: Language, parts: readonly CataloguePart[]): Promise<boolean> {
    const isLoaded = await this.#loadParts(language, parts);
    if (!isLoaded && language !== FALLBACK_LANGUAGE) await this.#loadParts(FALLBACK_LANGUAGE, parts);
    return isLoaded;
  }

  async #loadParts(language: Language, parts: readonly CataloguePart[]): Promise<boolean> {
    const loads = await Promise.all(parts.map((part) => this.#loadPart(language, part)));
    return loads.every(Boolean);
  }

  async #loadPart(language: Language, part: CataloguePart): Promise<boolean> {
    if (this.#loaded.has(`${language} ${part}`)) return true;
    const catalogue = await this.#tryFetch(language, part);
    if (catalogue === undefined) return false;
    this.#i18n.addResourceBundle(formatLocale(language), NAMESPACE, catalogue, true);
    this.#loaded.add(`${language} ${part}`);
    return true;
  }

  async #tryFetch(language: Language, part: CataloguePart): Promise<Catalogue | undefined> {
    try {
      return await this.#fetch(language, part);
    } catch (error) {
      this.#reporter.log({ id: 'lucka:texts-not-loaded', message: `${language} ${part}: ${String(error)}` });
      return undefined;
    }
  }
}
