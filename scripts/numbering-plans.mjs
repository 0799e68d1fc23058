// `node scripts/numbering-plans.mjs`: writes the part of the phone library's own metadata that the storefront ships,
// after an update of the library. The library's generator (libphonenumber-metadata-generator) makes the same from what
// Google publishes on that day, which the library that checks an order in the API may not have yet.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import all from 'libphonenumber-js/metadata.min.json';
import { projectRoot } from './process.mjs';

/** The Nordic countries and their neighbours: every country of these codes, so that no plan is mistaken for another. */
const CALLING_CODES = ['7', '45', '46', '47', '48', '49', '298', '299', '354', '358', '370', '371', '372'];
const FILE = 'src/adapters/browser/numbering-plans.json';

const countries = CALLING_CODES.flatMap((code) => all.country_calling_codes[code] ?? []).sort();
const plans = {
  version: all.version,
  country_calling_codes: Object.fromEntries(
    CALLING_CODES.map((code) => [code, all.country_calling_codes[code]]),
  ),
  countries: Object.fromEntries(countries.map((country) => [country, all.countries[country]])),
  nonGeographic: {},
};
await writeFile(path.join(projectRoot, FILE), `${JSON.stringify(plans)}\n`);
console.log(`${FILE}: ${countries.length} countries`);
