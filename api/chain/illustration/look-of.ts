import { PIECES } from '@api/chain/illustration/looks';
import { BURGER_LAYERS } from '@api/chain/illustration/burger';
import { isSauce } from '@api/chain/illustration/sauces';

/** Looks of ingredients whose code the illustrator does not know, by the emoji that the chain gives them. */
const BY_EMOJI: Readonly<Record<string, string>> = {
  '🍅': 'tomato',
  '🥬': 'lettuce',
  '🌿': 'parsley',
  '🧅': 'onion',
  '🧄': 'garlic',
  '🥒': 'cucumber',
  '🫑': 'pepper',
  '🌶️': 'chili',
  '🍆': 'aubergine',
  '🥦': 'broccoli',
  '🌽': 'corn',
  '🥕': 'carrot',
  '🥔': 'potato',
  '🍠': 'sweetPotato',
  '🥑': 'avocado',
  '🫒': 'olives',
  '🫚': 'ginger',
  '🫛': 'peas',
  '🫘': 'blackBeans',
  '🍋': 'lemon',
  '🍊': 'orange',
  '🥭': 'mango',
  '🍍': 'pineapple',
  '🍎': 'apple',
  '🍐': 'pear',
  '🍓': 'strawberry',
  '🫐': 'blueberry',
  '🍇': 'grapes',
  '🍉': 'watermelon',
  '🥜': 'peanuts',
  '🥓': 'bacon',
  '🍗': 'chicken',
  '🦐': 'shrimp',
  '🦀': 'crab',
  '🦞': 'lobster',
  '🦪': 'mussels',
  '🦑': 'squid',
  '🥚': 'egg',
  '🍳': 'friedEgg',
  '🧆': 'falafel',
  '🍚': 'rice',
  '🍯': 'honey',
  '🍞': 'wheat',
};

/** Ingredients that are drawn as what lies below: dough, bread, rice, noodles. */
const BELOW = new Set([
  ...['wheat', 'brioche', 'rice', 'sushiRice', 'quinoa', 'bulgur', 'honey', 'balsamic', 'pesto', 'oliveOil'],
  ...['riceNoodles', 'eggNoodles', 'udonNoodles', 'ramenNoodles'],
]);

/** The code under which the illustrator knows an ingredient; undefined if it cannot draw it. */
export function lookOf({
  code,
  emoji,
}: {
  readonly code: string;
  readonly emoji?: string | undefined;
}): string | undefined {
  const isKnown = PIECES[code] !== undefined || BURGER_LAYERS.has(code) || isSauce(code) || BELOW.has(code);
  return isKnown ? code : BY_EMOJI[emoji ?? ''];
}
