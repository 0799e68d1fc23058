import { foldText } from '@/domain/shared/fold-text';
import type { Shop } from '@/domain/shop/shop';

/**
 * Returns the shops whose name, description, first address line or city contains the text, ignoring case and
 * diacritics; all of them for an empty text. Source: spec §5, AMB-27; SHOP-05 to SHOP-07.
 */
export function searchShops(shops: readonly Shop[], text: string): readonly Shop[] {
  const wanted = foldText(text.trim());
  return shops.filter((shop) => searchedFields(shop).some((field) => foldText(field).includes(wanted)));
}

const searchedFields = (shop: Shop): readonly string[] => [
  shop.name,
  shop.description,
  shop.contactInformation.address1,
  shop.contactInformation.city,
];
