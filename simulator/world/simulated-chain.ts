import type { ArticleDto, ChoiceGroupDto, MenuDto } from '@/adapters/contract/menu';
import type { Chain, ChainShop } from '@api/chain/chain';
import { LANGUAGES } from '@/domain/shared/language';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours of every day of the week; from midnight to midnight unless said otherwise. */
export const hoursEveryDay = (opens = '00:00:00', closes = '00:00:00') =>
  EVERY_DAY.map((dayOfWeek) => ({ dayOfWeek, opens, closes }));

const dip: ChoiceGroupDto = {
  level: 2,
  code: 'dip',
  name: 'Dip',
  min: 0,
  max: 2,
  articles: [
    { code: 'aioli', description: 'Aioli', price: 8.5 },
    { code: 'ketchup', description: 'Ketchup', price: 0 },
  ],
};

const side: ChoiceGroupDto = {
  level: 1,
  code: 'side',
  name: 'Side',
  min: 1,
  max: 1,
  articles: [
    { code: 'mash', description: 'Mash', price: 0 },
    { code: 'fries', description: 'Fries', price: 10, choices: [dip] },
    { code: 'salad', description: 'Salad', price: 4.9, soldOut: true },
  ],
};

/** What can be chosen with the dish that asks for a choice, each a list of paths. */
export const SIDES = [['side/mash'], ['side/fries'], ['side/fries', 'side/fries/dip/aioli']] as const;

/** The articles of a shop by what is special about them; a code tells its shop, so that no basket can hide two. */
export const codesOf = (shop: number) => ({
  plain: [`s${shop}-soup`, `s${shop}-coffee`, `s${shop}-cake`, `s${shop}-bread`] as const,
  withChoices: `s${shop}-plate`,
  soldOut: `s${shop}-herring`,
});

/** The shop that a code belongs to. */
export const shopOfCode = (code: string): number | undefined => {
  const match = /^s(\d+)-/.exec(code);
  return match === null ? undefined : Number(match[1]);
};

function menuOf(shop: number, currency: MenuDto['currency']): MenuDto {
  const { plain, withChoices, soldOut } = codesOf(shop);
  const [soup, coffee, cake, bread] = plain;
  const warm: ArticleDto[] = [
    { code: soup, description: 'Soup', price: 89 },
    { code: withChoices, description: 'Plate', price: 119.5, choices: [side] },
    { code: soldOut, description: 'Herring', price: 79, soldOut: true },
  ];
  return {
    name: `Menu ${shop}`,
    currency,
    items: [
      {
        code: 'food',
        name: 'Food',
        items: [
          { code: 'warm', name: 'Warm', items: warm },
          { code: cake, description: 'Cake', price: 32.9, suggestedArticles: [coffee] },
        ],
      },
      { code: coffee, description: 'Coffee', price: 25.5 },
      { code: bread, description: 'Bread', price: 0.35 },
    ],
  };
}

const shopOf = (id: number, currency: MenuDto['currency'], timeZone: string): ChainShop => ({
  shop: {
    id,
    name: `Lucka ${id}`,
    description: 'Food',
    status: 'online',
    contactInformation: { address1: 'Street 1', address2: '', zipCode: '111 11', city: 'Town' },
    location: { latitude: 59 + id, longitude: 18 },
    openingHours: hoursEveryDay(),
    timeZone,
  },
  menu: menuOf(id, currency),
  deliverySpots: [
    { id: id * 10 + 1, name: 'Table 1', orderType: 'DineInPlace' },
    { id: id * 10 + 2, name: 'Table 2', orderType: 'DineInPlace' },
    { id: id * 10 + 3, name: 'Hatch', orderType: 'TakeAway' },
  ],
  stylesheet: '',
});

const SEK = { name: 'SEK', symbol: 'kr' };
const EUR = { name: 'EUR', symbol: '€' };

/** The shops of a simulated chain, by number. */
export const SIMULATED_SHOPS = [1, 2, 3, 4] as const;

const SETTINGS: Chain['settings'] = {
  orderTypes: ['takeAway', 'dineInPlace'],
  enableCustomerLogin: true,
  externalLoginProviders: [],
  phoneNumberRequired: false,
  favoriteShopRequired: false,
  smsEnabled: false,
  orders: { requireEmail: false, requirePhoneNumber: false },
};

/** Four shops in three zones; the last one keeps short hours. */
export const simulatedChain = (): Chain => {
  const late = shopOf(4, EUR, 'Europe/Helsinki');
  return {
    settings: SETTINGS,
    languages: LANGUAGES,
    campaigns: [],
    shops: [
      shopOf(1, SEK, 'Europe/Stockholm'),
      shopOf(2, SEK, 'Europe/Stockholm'),
      shopOf(3, EUR, 'Europe/London'),
      { ...late, shop: { ...late.shop, openingHours: hoursEveryDay('10:00:00', '14:00:00') } },
    ],
  };
};
