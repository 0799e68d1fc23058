import type { Shop } from '@/domain/shop/shop';

/** The country of a phone number without a country code, as ISO 3166-1 has it. */
export type CountryCode = (typeof COUNTRY_OF_TIME_ZONE)[keyof typeof COUNTRY_OF_TIME_ZONE];

/** The time zones of the Nordic countries and their neighbours, from the `zone.tab` of the time zone database. */
const COUNTRY_OF_TIME_ZONE = {
  'America/Nuuk': 'GL',
  'Arctic/Longyearbyen': 'SJ',
  'Atlantic/Faroe': 'FO',
  'Atlantic/Reykjavik': 'IS',
  'Europe/Berlin': 'DE',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
  'Europe/Kaliningrad': 'RU',
  'Europe/Mariehamn': 'AX',
  'Europe/Moscow': 'RU',
  'Europe/Oslo': 'NO',
  'Europe/Riga': 'LV',
  'Europe/Stockholm': 'SE',
  'Europe/Tallinn': 'EE',
  'Europe/Vilnius': 'LT',
  'Europe/Warsaw': 'PL',
} as const;

/** Of a number that belongs to no shop, as a member's. Source: OPEN-34. */
export const DEFAULT_COUNTRY: CountryCode = 'SE';

/** Where a shop is; `undefined` where its time zone does not say. Source: OPEN-33, DEC-12. */
export const countryOf = ({ timeZone }: Pick<Shop, 'timeZone'>): CountryCode | undefined =>
  isKnownTimeZone(timeZone) ? COUNTRY_OF_TIME_ZONE[timeZone] : undefined;

const isKnownTimeZone = (timeZone: string): timeZone is keyof typeof COUNTRY_OF_TIME_ZONE =>
  Object.hasOwn(COUNTRY_OF_TIME_ZONE, timeZone);
