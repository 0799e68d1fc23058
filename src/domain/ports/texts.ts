import { portToken } from '@/domain/ports/port-token';
import type { Language } from '@/domain/shared/language';

export type TextValues = Readonly<Record<string, string | number>>;

/** What the product says. Catalogues come language by language. */
export interface Texts {
  /** Fetches what home says in a language, ahead of its whole catalogue; false as `load` is. */
  loadFirst(language: Language): Promise<boolean>;
  /** Fetches a language's catalogue but for the legal texts; false when it could not be had (the fallback language then speaks). */
  load(language: Language): Promise<boolean>;
  /** Fetches the legal texts, which only their own pages say; false as `load` is. */
  loadLegal(language: Language): Promise<boolean>;
  /** The text of a key; plural by the value `count`. A missing key falls back to English, then to the key. */
  text(language: Language, key: string, values?: TextValues): string;
  has(key: string): boolean;
}

export const Texts = portToken<Texts>('Texts');
