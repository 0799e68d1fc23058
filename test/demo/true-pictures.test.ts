import { describe, expect, it } from 'vitest';
import { pictureContent } from '@api/chain/pictures/picture-content';
import type { CategoryFile, MenuFile } from '@api/chain/chain-schema';
import { parseChain } from '@api/chain/parse-chain';
import { articleImageId } from '@api/chain/pictures/image-ids';
import { demonstration } from '@demo/demonstration-chain';
import { must } from '@test/support/builders/must';

/** What each emoji of food depicts: one of these ingredients has to be in the dish. */
const DEPICTS: Readonly<Record<string, readonly string[]>> = {
  '🍖': ['steak', 'brisket', 'pork', 'porkLoin', 'lamb', 'ham'],
  '🍗': ['chicken', 'friedChicken', 'duck'],
  '🥓': ['bacon', 'parmaHam'],
  '🍕': ['salami'],
  '🌭': ['boiledSausage', 'sausage'],
  '🍔': ['beef', 'elk'],
  '🥪': ['ham', 'chicken'],
  '🍢': ['chicken'],
  '🍝': ['beef'],
  '🐟': ['herring', 'salmon', 'whitefish', 'mackerel'],
  '🍣': ['salmon', 'smokedSalmon', 'tuna', 'mackerel', 'eel'],
  '🍱': ['shrimp'],
  '🍤': ['shrimp'],
  '🦐': ['shrimp'],
  '🥘': ['shrimp'],
  '🍥': ['whitefish'],
  '🦀': ['crab'],
  '🦞': ['lobster'],
  '🦑': ['squid'],
  '🦪': ['mussels', 'oyster', 'scallop'],
  '🧀': ['cheddar', 'swissCheese', 'parmesan', 'pecorino', 'taleggio'],
  '🥛': ['milk', 'milkBase', 'yoghurt', 'halfCream', 'whippedCream', 'oatMilk', 'almondBase', 'soyBase'],
  '🧈': ['butter', 'butteredWheat', 'brownedButter', 'brioche'],
  '🥚': ['egg', 'softEgg', 'eggBase'],
  '🍳': ['friedEgg', 'egg', 'softEgg'],
  '🍅': ['tomato', 'cherryTomato', 'salsa'],
  '🌿': [
    ...['basil', 'oregano', 'rosemary', 'dill', 'chives', 'parsley', 'coriander', 'thaiBasil', 'mint'],
    ...['springOnion', 'cardamom', 'pesto', 'greenCurry'],
  ],
  '🥬': ['lettuce', 'rocket', 'spinach', 'kale', 'cabbage', 'coleslaw'],
  '🧅': ['onion', 'redOnion', 'friedOnion'],
  '🧄': ['garlic', 'aioli'],
  '🥒': ['cucumber', 'pickles', 'courgette', 'tzatziki'],
  '🫑': ['pepper'],
  '🌶️': ['chili', 'jalapeno', 'chiliMayo', 'nduja', 'redCurry', 'sweetChili', 'kimchi'],
  '🍆': ['aubergine'],
  '🥦': ['broccoli'],
  '🌽': ['corn', 'cornTortilla'],
  '🥕': ['carrot', 'coleslaw'],
  '🥔': ['potato', 'mash'],
  '🍟': ['potato', 'sweetPotato'],
  '🍠': ['sweetPotato'],
  '🥑': ['avocado', 'guacamole'],
  '🫒': ['olives', 'oliveOil'],
  '🫚': ['ginger'],
  '🫛': ['peas', 'edamame', 'plantPatty'],
  '🫘': ['beans', 'blackBeans'],
  '🥜': ['peanuts', 'peanutSauce'],
  '🌰': ['almond', 'almondPaste', 'hazelnut', 'walnut', 'pistachio', 'cashew', 'pineNuts'],
  '🌻': ['sunflowerSeeds'],
  '🌾': ['wheat', 'rye', 'oats', 'barley', 'oatMilk', 'bulgur', 'butteredWheat'],
  '🍚': ['rice', 'sushiRice'],
  '🍙': ['sushiRice'],
  '🍛': ['rice'],
  '🍋': ['lemon', 'lime', 'ponzu'],
  '🍊': ['orange'],
  '🥭': ['mango'],
  '🍍': ['pineapple'],
  '🍌': ['banana'],
  '🍎': ['apple'],
  '🍏': ['apple'],
  '🧃': ['apple'],
  '🍐': ['pear'],
  '🍓': ['strawberry', 'raspberry', 'jam'],
  '🍒': ['cherry'],
  '🫐': ['blueberry'],
  '🍇': ['grapes', 'raisins', 'wineBase'],
  '🍉': ['watermelon'],
  '🥥': ['coconut', 'coconutMilk'],
  '🍯': ['honey', 'hotHoney', 'caramel'],
  '🍫': ['chocolate', 'darkChocolate'],
  '☕': ['coffee'],
  '🍄': [],
  '🌲': [],
};

/** Drinks declare no fruit: their name says it. */
const NAMES: Readonly<Record<string, RegExp>> = {
  '🍊': /orange/i,
  '🍐': /pear/i,
  '🍎': /apple/i,
  '🧃': /apple/i,
  '🍓': /raspberry/i,
  '🍋': /citrus|lemon/i,
  '☕': /coffee|espresso/i,
  '🫚': /ginger/i,
  '🌿': /mint|sencha/i,
  '🍚': /genmaicha/i,
};

interface Dish {
  readonly code: string;
  readonly name: string;
  readonly contains: readonly string[];
  readonly pictures: readonly string[];
}

function dishesOf(menus: readonly MenuFile[]): readonly Dish[] {
  const below = (category: string | CategoryFile): Dish[] =>
    typeof category === 'string'
      ? []
      : [
          ...(category.articles ?? []).map((article) => ({
            code: article.code,
            name: article.name['en'] ?? '',
            contains: article.contains ?? [],
            pictures: Object.values(article.pictureFor ?? {}),
          })),
          ...(category.categories ?? []).flatMap(below),
        ];
  return menus.flatMap(({ categories }) => categories.flatMap(below));
}

const parsed = parseChain(demonstration().source);
const dishes = dishesOf(parsed.ok ? parsed.value.menus.map(({ content }) => content) : []);
const book = demonstration().pictures();

const isTrue = (emoji: string, { name, contains }: Dish): boolean =>
  DEPICTS[emoji]?.some((code) => contains.includes(code)) !== false || NAMES[emoji]?.test(name) === true;

describe('the pictures of the demonstration', () => {
  it('show nothing that is not in the dish', () => {
    expect(dishes.length).toBeGreaterThan(200);
    const untrue = dishes.flatMap((dish) => {
      const main = must(book.get(articleImageId(dish.code)));
      const shown = [main, ...dish.pictures.map(pictureContent)].flatMap((content) =>
        content.kind === 'emojis'
          ? content.emojis
          : content.kind === 'dish'
            ? content.beside.filter((emoji) => emoji !== content.form)
            : [],
      );
      return shown.filter((emoji) => !isTrue(emoji, dish)).map((emoji) => `${dish.code}: ${emoji}`);
    });
    expect(untrue).toEqual([]);
  });

  it('draw a dish from ingredients of its own', () => {
    const foreign = dishes.flatMap(({ code, contains }) => {
      const content = must(book.get(articleImageId(code)));
      return content.kind === 'dish' ? content.contains.filter((each) => !contains.includes(each)) : [];
    });
    expect(foreign).toEqual([]);
  });
});
