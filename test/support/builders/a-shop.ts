import type { OpeningHours, Weekday } from '@/domain/shop/opening-hours';
import { DEFAULT_TIME_ZONE, type ContactInformation, type Shop } from '@/domain/shop/shop';
import { shopId } from '@test/support/builders/ids';

/** A shop that can be ordered from; each test overrides what matters. */
export function aShop(different: Partial<Shop> = {}): Shop {
  return {
    id: shopId(1),
    name: 'Lucka Södermalm',
    description: 'Lunch and coffee by the square',
    translations: {},
    status: 'online',
    openForBusiness: true,
    contactInformation: aContact(),
    location: { latitude: 59.3146, longitude: 18.0711 },
    openingHours: [hours('Monday', '10:00', '20:00')],
    timeZone: DEFAULT_TIME_ZONE,
    externalAppUri: undefined,
    readyInMinutes: undefined,
    ...different,
  };
}

export function aContact(different: Partial<ContactInformation> = {}): ContactInformation {
  return {
    address1: 'Götgatan 31',
    address2: '',
    zipCode: '116 21',
    city: 'Stockholm',
    phone: undefined,
    ...different,
  };
}

/** One interval: `hours('Monday', '10:00', '20:00')`. */
export const hours = (dayOfWeek: Weekday, opens: string, closes: string): OpeningHours => ({
  dayOfWeek,
  opens: minuteOf(opens),
  closes: minuteOf(closes),
});

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
