import { PIECES } from '@api/chain/illustration/looks';
import { SAUCES } from '@api/chain/illustration/sauces';
import { isTier } from '@api/chain/illustration/tiers';

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

/** Other codes that chains use. */
const ALSO: Readonly<Record<string, string>> = {
  cheese: 'swissCheese',
  cod: 'whitefish',
  cream: 'halfCream',
  prawns: 'shrimp',
};

/** Ingredients that are drawn as what lies below, as a colour or as what is poured. */
const OTHERS = new Set([
  ...['wheat', 'bread', 'rye', 'crispbread', 'brioche', 'butteredWheat', 'sponge', 'oats', 'cornTortilla'],
  ...['rice', 'sushiRice', 'quinoa', 'bulgur', 'riceNoodles', 'eggNoodles', 'udonNoodles', 'ramenNoodles'],
  ...[
    'honey',
    'balsamic',
    'pesto',
    'mustard',
    'butter',
    'brownedButter',
    'teriyaki',
    'nori',
    'vanillaCustard',
  ],
  ...['jam', 'whippedCream', 'creamCheese', 'mascarpone', 'almondPaste', 'cinnamon', 'cardamom', 'saffron'],
  ...['oliveOil', 'ponzu', 'sweetChili', 'oysterSauce', 'wasabi'],
  ...['coffee', 'matcha', 'milkBase', 'oatMilk', 'vanillaIce', 'caramel', 'tapioca', 'passionFruit'],
]);

const isKnown = (code: string): boolean =>
  PIECES[code] !== undefined || isTier(code) || SAUCES.includes(code) || OTHERS.has(code);

/** The code under which the illustrator knows an ingredient; undefined if it cannot draw it. */
export const lookOf = ({
  code,
  emoji,
}: {
  readonly code: string;
  readonly emoji?: string | undefined;
}): string | undefined => (isKnown(code) ? code : (ALSO[code] ?? BY_EMOJI[emoji ?? '']));
