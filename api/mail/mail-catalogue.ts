import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import type { Catalogue } from '@/adapters/i18n/catalogue-part';

const FILES = import.meta.glob<Catalogue>('/locales/*/mail.json', { import: 'default' });

/**
 * Loads one part of a language; with `rest` come the texts of e-mails, which visitors' browsers never load.
 *
 * @throws When it cannot be loaded.
 */
export const fetchMailCatalogue: typeof fetchCatalogue = async (language, part) => {
  const catalogue = await fetchCatalogue(language, part);
  if (part !== 'rest') return catalogue;
  const load = FILES[`/locales/${language}/mail.json`];
  if (load === undefined) throw new Error(`There is no locales/${language}/mail.json.`);
  return { ...catalogue, ...(await load()) };
};
