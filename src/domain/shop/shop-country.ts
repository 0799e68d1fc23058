import type { Shop } from '@/domain/shop/shop';

/** The country of a phone number without a country code, in ISO 3166-1. */
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

/** For numbers that belong to no shop, such as a member's. Source: OPEN-34. */
export const DEFAULT_COUNTRY: CountryCode = 'SE';

/** Returns the country of a shop; `undefined` for an unlisted time zone. Source: OPEN-33, DEC-12. */
export const countryOf = ({ timeZone }: Pick<Shop, 'timeZone'>): CountryCode | undefined =>
  isKnownTimeZone(timeZone) ? COUNTRY_OF_TIME_ZONE[timeZone] : undefined;

const isKnownTimeZone = (timeZone: string): timeZone is keyof typeof COUNTRY_OF_TIME_ZONE =>
  Object.hasOwn(COUNTRY_OF_TIME_ZONE, timeZone);
