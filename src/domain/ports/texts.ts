import { portToken } from '@/domain/ports/port-token';
import type { Language } from '@/domain/shared/language';

export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of the product, in one catalogue for each language. */
export interface Texts {
  /** Loads the texts of home in a language, before its whole catalogue; resolves to false like `load`. */
  loadFirst(language: Language): Promise<boolean>;
  /**
   * Loads a language's catalogue without the legal texts; resolves to false when it could not be loaded (then the
   * fallback language is used).
   */
  load(language: Language): Promise<boolean>;
  /** Loads the legal texts, which only their own pages show; resolves to false like `load`. */
  loadLegal(language: Language): Promise<boolean>;
  isLegalLoaded(language: Language): boolean;
  /** Returns the text of a key; plural by the value `count`. A missing key falls back to English, then to the key. */
  text(language: Language, key: string, values?: TextValues): string;
  has(key: string): boolean;
}

export const Texts = portToken<Texts>('Texts');
