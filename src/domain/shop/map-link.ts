import type { Shop } from '@/domain/shop/shop';

/**
 * Returns a link to the way to a shop, by its coordinates or else its address; undefined for a shop without either. It
 * opens the map of the phone, or a page; nothing is requested before the tap. Source: DEC-152.
 */
export function mapLink({ contactInformation, location }: Pick<Shop, 'contactInformation' | 'location'>) {
  const { address1, zipCode, city } = contactInformation;
  const address = [address1, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
  const destination = location === undefined ? address : `${location.latitude},${location.longitude}`;
  if (destination === '') return undefined;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
