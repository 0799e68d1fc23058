import { LEGAL_DOCUMENTS } from '@/domain/legal/legal-text';
import type { Language } from '@/domain/shared/language';
import { errorInFile, type ChainError } from '@api/chain/chain-error';
import type { ChainSource } from '@api/chain/chain-source';
import { decodedText } from '@api/chain/decoded-text';
import { legalFile, legalFileOf } from '@api/chain/legal/legal-files';
import { LEGAL_MAX_BYTES, parseLegalText } from '@api/chain/legal/parse-legal-text';

type Languages = readonly Language[];

/** What is wrong with the legal texts of a chain. */
export function legalErrors(source: ChainSource, languages: Languages): readonly ChainError[] {
  const [first] = languages;
  const missing = LEGAL_DOCUMENTS.map((document) => first && legalFile(document, first))
    .filter((file) => file !== undefined)
    .filter((file) => !source.has(file) && legalFiles(source).some((other) => isSameText(file, other)))
    .map((file) => errorInFile(file, `The text is missing in ${first}, the first language of the chain`));
  const files = legalFiles(source).flatMap((file) => fileErrors(file, source.get(file), languages));
  return [...files, ...missing];
}

/** Languages without a text: visitors read that of the first. */
export function legalWarnings(source: ChainSource, [first, ...others]: Languages): readonly ChainError[] {
  return LEGAL_DOCUMENTS.filter((document) => first && source.has(legalFile(document, first)))
    .flatMap((document) => others.map((language) => legalFile(document, language)))
    .filter((file) => !source.has(file))
    .map((file) => errorInFile(file, `The text is missing: visitors read that in ${first}`));
}

const legalFiles = (source: ChainSource): readonly string[] =>
  [...source.keys()].filter((file) => file.startsWith('legal/'));

const isSameText = (one: string, other: string): boolean =>
  legalFileOf(one)?.document === legalFileOf(other)?.document;

function fileErrors(
  file: string,
  bytes: Uint8Array | undefined,
  languages: Languages,
): readonly ChainError[] {
  const named = legalFileOf(file);
  if (named === undefined) return [errorInFile(file, `It is not named like ${legalFile('terms', 'en')}`)];
  if (!languages.includes(named.language))
    return [errorInFile(file, `The chain has no language ${named.language}`)];
  if (bytes === undefined || bytes.length > LEGAL_MAX_BYTES)
    return [errorInFile(file, `It is larger than ${LEGAL_MAX_BYTES} bytes`)];
  const text = decodedText(bytes);
  if (text === undefined) return [errorInFile(file, 'It is not UTF-8 text')];
  const parsed = parseLegalText(text);
  return parsed.ok ? [] : parsed.error.map((error) => ({ file, path: [], ...error }));
}
