import type { Catalogue } from '@/adapters/i18n/catalogue-part';
import type { Language } from '@/domain/shared/language';

const FILES = import.meta.glob<Catalogue>('/locales/*/staff.json', { import: 'default' });

/**
 * Loads the texts of the staff's screens, which have one part; guests never load them.
 *
 * @throws When they cannot be loaded.
 */
export async function fetchStaffCatalogue(language: Language): Promise<Catalogue> {
  const load = FILES[`/locales/${language}/staff.json`];
  if (load === undefined) throw new Error(`There is no locales/${language}/staff.json.`);
  return load();
}
