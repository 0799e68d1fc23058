import type { PageTextKey } from '@/application/page/page-menu';
import { formatLocale, type Language } from '@/domain/shared/language';
import type { TextValues } from '@/domain/ports/texts';

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
