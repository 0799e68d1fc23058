import { foldText } from '@/domain/shared/fold-text';
import { typingErrors } from '@/domain/shared/typing-errors';
import type { Shop } from '@/domain/shop/shop';

/** What a shop is found by. */
export interface SearchedShop extends Pick<Shop, 'name' | 'description' | 'translations'> {
  readonly contactInformation: Pick<Shop['contactInformation'], 'address1' | 'city'>;
}

/**
 * Returns the shops whose name, description in any language, first address line or city contains the text, ignoring
 * case and diacritics; where there is none, those with words that have a wrong letter in it; all of them for an empty
 * text. Source: spec §5, AMB-27, DEC-147; SHOP-05 to SHOP-07.
 */
export function searchShops<Entry extends SearchedShop>(
  shops: readonly Entry[],
  text: string,
): readonly Entry[] {
  const wanted = foldText(text.trim());
  const found = shops.filter((shop) =>
    searchedFields(shop).some((field) => foldText(field).includes(wanted)),
  );
  if (found.length > 0) return found;
  const words = wordsIn(wanted);
  if (words.length === 0) return [];
  return shops.filter((shop) =>
    searchedFields(shop).some((field) => {
      const known = wordsIn(foldText(field));
      return words.every((word) => known.some((each) => isMeant(word, each)));
    }),
  );
}

/** Shorter words are too much like others. */
const FORGIVEN_MIN = 4;

const isMeant = (typed: string, word: string): boolean =>
  typingErrors(typed, word, typed.length >= FORGIVEN_MIN ? 1 : 0) !== undefined;

const wordsIn = (folded: string): readonly string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

const searchedFields = (shop: SearchedShop): readonly string[] => [
  shop.name,
  shop.description,
  ...(shop.translations['description'] ?? []).map(({ text }) => text),
  shop.contactInformation.address1,
  shop.contactInformation.city,
];
