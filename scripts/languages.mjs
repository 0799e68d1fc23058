import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './process.mjs';

const FOLDER = path.join(projectRoot, 'locales');
const CODE = /^[a-z]{2}$/;

/**
 * The languages of the product: the folders of `locales/`, each described by its `language.json`, in the order in which
 * visitors are offered them.
 *
 * @throws When a folder is not named by a code of two letters, or its `language.json` is missing or incomplete.
 */
export function readLanguages(folder = FOLDER) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readLanguage(folder, name))
    .sort((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
    .map(({ position: _, ...language }) => language);
}

function readLanguage(folder, code) {
  if (!CODE.test(code)) throw new Error(`locales/${code}: name the folder by the two letters of ISO 639-1.`);
  const file = path.join(folder, code, 'language.json');
  const { name, locale, position, aliases = [] } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof name !== 'string' || typeof locale !== 'string' || typeof position !== 'number') {
    throw new Error(`locales/${code}/language.json: give "name", "locale" and "position".`);
  }
  return { code, name, locale, aliases, position };
}
