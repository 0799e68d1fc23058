import { LEGAL_DOCUMENTS, type LegalDocument } from '@/domain/legal/legal-text';
import { parseLanguage, type Language } from '@/domain/shared/language';

/** The file of a legal text in a chain's folder. */
export const legalFile = (document: LegalDocument, language: Language): string =>
  `legal/${document}.${language}.md`;

/** The text that a file of `legal/` has, by its name; undefined for any other file. */
export function legalFileOf(
  file: string,
): { readonly document: LegalDocument; readonly language: Language } | undefined {
  const [, name, code = ''] = /^legal\/([a-z]+)\.([a-z]{2})\.md$/.exec(file) ?? [];
  const document = LEGAL_DOCUMENTS.find((each) => each === name);
  const language = parseLanguage(code);
  return document === undefined || language !== code ? undefined : { document, language };
}
