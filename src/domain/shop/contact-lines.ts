import type { ContactInformation } from '@/domain/shop/shop';

/** Returns address and phone number of a shop as lines of plain text, without the empty ones. */
export function contactLines({
  address1,
  address2,
  zipCode,
  city,
  phone,
}: ContactInformation): readonly string[] {
  const streets = [address1, address2].filter((line) => line !== '').join(', ');
  return [streets, `${zipCode} ${city}`.trim(), phone ?? ''].filter((line) => line !== '');
}
