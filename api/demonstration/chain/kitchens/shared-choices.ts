import {
  oneOf,
  option,
  type Campaign,
  type ChoiceGroup,
} from '@api/demonstration/chain/notation/menu-notation';
import { name, words } from '@api/demonstration/chain/notation/words';

export const weekPick: Campaign = {
  id: 'week-pick',
  name: words('Veckans val', 'This week’s pick', 'Viikon valinta', 'Ukens valg', 'Выбор недели'),
};

export const lunchDeal: Campaign = {
  id: 'lunch-deal',
  name: words('Lunchpris', 'Lunch price', 'Lounashinta', 'Lunsjpris', 'Цена обеда'),
};

export const newcomer: Campaign = {
  id: 'newcomer',
  name: words('Nyhet', 'New', 'Uutuus', 'Nyhet', 'Новинка'),
};

/** `code` tells whose glass it is, so that a drink's size is never taken for another's. */
const glass = (code: string): ChoiceGroup =>
  oneOf(`${code}-size`, words('Hur stor?', 'What size?', 'Minkä kokoinen?', 'Hvor stor?', 'Какой объём?'), [
    option(`${code}-33`, 0, name('33 cl', '0,33 л')),
    option(`${code}-50`, 9, name('50 cl', '0,5 л')),
  ]);

/** A meal's drink; each comes in two sizes, one level further down. */
export const mealDrink = (meal: string): ChoiceGroup => {
  const poured = (code: string, drink: ReturnType<typeof words>, picture: string) =>
    option(`${meal}-${code}`, 0, drink, [], { choices: [glass(`${meal}-${code}`)], picture });
  return oneOf(
    `${meal}-drink`,
    words('Välj dryck', 'Choose a drink', 'Valitse juoma', 'Velg drikke', 'Выберите напиток'),
    [
      poured('cola', name('Cola', 'Кола'), '🥤'),
      poured(
        'cola-zero',
        words('Cola utan socker', 'Cola zero', 'Sokeriton cola', 'Cola uten sukker', 'Кола без сахара'),
        '🥤🧊',
      ),
      poured(
        'orange-soda',
        words('Apelsinläsk', 'Orange soda', 'Appelsiinilimonadi', 'Appelsinbrus', 'Апельсиновый лимонад'),
        '🥤🍊',
      ),
      poured(
        'lingon-drink',
        words('Lingondricka', 'Lingonberry drink', 'Puolukkajuoma', 'Tyttebærdrikk', 'Брусничный морс'),
        '🥤🍒',
      ),
      poured(
        'sparkling',
        words(
          'Bubbelvatten med citron',
          'Sparkling water with lemon',
          'Sitruunakuplavesi',
          'Kullsyrevann med sitron',
          'Газированная вода с лимоном',
        ),
        '🥤🍋',
      ),
    ],
  );
};
