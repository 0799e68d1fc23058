import type { DishesOfShops } from '@/domain/menu/home-dishes';
import { articleName } from '@/domain/menu/menu-texts';
import { foldText } from '@/domain/shared/fold-text';
import type { Language } from '@/domain/shared/language';
import { typingErrors } from '@/domain/shared/typing-errors';

/**
 * Returns of the dishes that stand for their shops those whose name has every word of the text, one letter of it wrong
 * at most; shops without such a dish are left out, and a blank text finds none. Source: DEC-147.
 */
export function searchShopDishes(dishes: DishesOfShops, text: string, language: Language): DishesOfShops {
  const typed = wordsIn(text);
  if (typed.length === 0) return new Map();
  const found = [...dishes].map(([shopId, ofShop]) => {
    const matching = ofShop.filter((dish) => {
      const words = wordsIn(articleName(dish, language));
      return typed.every((each) => words.some((word) => isMeant(each, word)));
    });
    return [shopId, matching] as const;
  });
  return new Map(found.filter(([, matching]) => matching.length > 0));
}

/** Shorter words begin words only, and have no letter wrong. */
const LONG_MIN = 4;

function isMeant(typed: string, word: string): boolean {
  if (typed.length < LONG_MIN) return word.startsWith(typed);
  return word.includes(typed) || typingErrors(typed, word, 1) !== undefined;
}

const wordsIn = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
