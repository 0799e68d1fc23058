import { joinPath, queryValues, splitPath } from '@/domain/navigation/path-text';
import { type Language, parseLanguage } from '@/domain/shared/language';

const NAME = 'lang';

/** The language that an address names (`?lang=fi`), as search engines show it. Source: DEC-136. */
export const languageOfAddress = (fullPath: string): Language | undefined =>
  parseLanguage(queryValues(splitPath(fullPath).query).get(NAME) ?? '');

/** The address without its language; everything else is unchanged. */
export function withoutLanguage(fullPath: string): string {
  const parts = splitPath(fullPath);
  const pairs = parts.query.split('&');
  const others = pairs.filter((pair) => !new URLSearchParams(pair).has(NAME));
  return others.length === pairs.length ? fullPath : joinPath({ ...parts, query: others.join('&') });
}

/** The address of a path in a language: the path itself in the chain's first one. */
export const inLanguage = (path: string, language: Language, offered: readonly Language[]): string =>
  language === offered[0] || !offered.includes(language) ? path : `${path}?${NAME}=${language}`;
