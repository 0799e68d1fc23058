import type { IncomingHttpHeaders } from 'node:http';
import { readCultureCookie } from '@/adapters/contract/culture-cookie';
import { firstLanguage } from '@/domain/shared/first-language';
import { type Language, parseLanguage } from '@/domain/shared/language';
import { acceptedLanguages } from '@api/http/accepted-languages';

type LanguageHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/** The languages of the chain that the program has; none where the chain names none. */
export const offeredLanguages = (codes: readonly string[] = []): readonly Language[] => [
  ...new Set(codes.flatMap((code) => parseLanguage(code) ?? [])),
];

/** The language of a request: that of its cookie, else of a first visit. Source: DEC-136. */
export const requestLanguage = (headers: LanguageHeaders, offered: readonly Language[]): Language =>
  readCultureCookie(headers.cookie) ?? firstLanguage(acceptedLanguages(headers['accept-language']), offered);

/** All that the language of a request depends on besides the chain: few values, whatever the headers are. */
export const languagePreference = (headers: LanguageHeaders): string => {
  const chosen = readCultureCookie(headers.cookie);
  return chosen ?? `first of ${offeredLanguages(acceptedLanguages(headers['accept-language'])).join()}`;
};

/** Reads the settings of a chain, as far as they name its languages. */
interface LanguageSettings {
  read(): Promise<{ readonly languages: readonly string[] } | undefined>;
}

/** Reads the language of a request to a chain. */
export type LanguageOfRequest = (request: { readonly headers: LanguageHeaders }) => Promise<Language>;

export const languageOfRequest =
  (settings: LanguageSettings): LanguageOfRequest =>
  async ({ headers }) =>
    readCultureCookie(headers.cookie) ??
    requestLanguage(headers, offeredLanguages((await settings.read())?.languages));
