import { Gate } from '@/adapters/headless/gate';
import type { Texts, TextValues } from '@/domain/ports/texts';
import { FALLBACK_LANGUAGE, type Language } from '@/domain/shared/language';

type Catalogue = Readonly<Record<string, string>>;

/** Catalogues given as they are, values put in for `{{name}}`; no plurals. Without any, every language is empty. */
export class MemoryTexts implements Texts {
  /** The languages whose catalogue cannot be had. */
  readonly unavailable = new Set<Language>();
  readonly #catalogues: Partial<Record<Language, Catalogue>>;
  readonly #loaded = new Set<Language>();
  readonly #gate = new Gate();

  constructor(catalogues: Partial<Record<Language, Catalogue>> = {}) {
    this.#catalogues = catalogues;
  }

  /** A catalogue in memory has one part. */
  loadFirst(language: Language): Promise<boolean> {
    return this.load(language);
  }

  async load(language: Language): Promise<boolean> {
    await this.#gate.pass();
    if (this.unavailable.has(language) || !this.#hasCatalogue(language)) return false;
    this.#loaded.add(language);
    return true;
  }

  loadLegal(language: Language): Promise<boolean> {
    return this.load(language);
  }

  isLegalLoaded(language: Language): boolean {
    return this.#loaded.has(language);
  }

  text(language: Language, key: string, values: TextValues = {}): string {
    const found = this.#find(language, key) ?? this.#find(FALLBACK_LANGUAGE, key) ?? key;
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  }

  has(key: string): boolean {
    return Object.values(this.#catalogues).some((catalogue) => Object.hasOwn(catalogue, key));
  }

  /** The next catalogue arrives only when the returned function is called. */
  holdNext(): () => void {
    return this.#gate.holdNext();
  }

  #hasCatalogue(language: Language): boolean {
    return this.#catalogues[language] !== undefined || Object.keys(this.#catalogues).length === 0;
  }

  #find(language: Language, key: string): string | undefined {
    return this.#loaded.has(language) ? this.#catalogues[language]?.[key] : undefined;
  }
}
