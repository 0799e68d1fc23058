import { formatLocale, type Language } from '@/domain/shared/language';
import type { TextValues } from '@/domain/ports/texts';

/** The texts that the script of a page shows without the program, as their catalogue has them. */
export const PAGE_TEXT_KEYS = [
  'menu.inBasket',
  'basket.open',
  'basket.emptyShort',
  'basket.setAsideHeader',
  'basket.added',
  'basket.lineFull',
] as const;

export type PageTextKey = (typeof PAGE_TEXT_KEYS)[number];

/** A text of a page with its values; plural by the value `count`, as the whole catalogue's. */
export function pageText(
  { language, texts }: { readonly language: Language; readonly texts: Readonly<Record<string, string>> },
  key: PageTextKey,
  values: TextValues = {},
): string {
  const { count } = values;
  const form = typeof count === 'number' ? pluralRules(language).select(count) : undefined;
  const text = texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? texts[key] ?? '';
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => String(values[name] ?? ''));
}

const pluralRules = (language: Language): Intl.PluralRules => new Intl.PluralRules(formatLocale(language));
