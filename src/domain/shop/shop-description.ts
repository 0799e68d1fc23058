import type { Language } from '@/domain/shared/language';
import { translate } from '@/domain/shared/translated-text';
import type { Shop } from '@/domain/shop/shop';

/** What kind of place it is, in the chosen language where the shop says it. Source: DEC-139. */
export const shopDescription = (shop: Shop, language: Language): string =>
  translate(shop.translations, 'description', language, shop.description);
