import type { ArticleDto, ChoiceGroupDto, MenuDto } from '@/adapters/contract/menu';
import type { Chain, ChainShop } from '@api/chain/chain';
import { someCampaigns } from '@test/support/api/some-campaigns';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const hours = (opens: string, closes: string) => EVERY_DAY.map((dayOfWeek) => ({ dayOfWeek, opens, closes }));

const translated = (sv: string, en: string) => ({
  description: [
    { language: 'sv', text: sv },
    { language: 'en', text: en },
  ],
});

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
  name: 'Tillbehör',
  min: 1,
  max: 1,
  articles: [
    { code: 'mash', description: 'Potatismos', i18n: translated('Potatismos', 'Mash'), price: 0 },
    { code: 'fries', description: 'Pommes', price: 10, choices: [dip] },
    { code: 'salad', description: 'Sallad', price: 0, soldOut: true },
  ],
};

export const coffee: ArticleDto = { code: 'coffee', description: 'Kaffe', price: 25.5 };
const meatballs: ArticleDto = {
  code: 'meatballs',
  description: 'Köttbullar',
  i18n: translated('Köttbullar', 'Meatballs'),
  price: 99,
  choices: [side],
  imageUrl: 'dish-meatballs',
};
const water: ArticleDto = { code: 'water', description: 'Kranvatten', price: 0 };
const herring: ArticleDto = { code: 'herring', description: 'Sill', price: 79, soldOut: true };

const menuOf = (name: string, articles: ArticleDto[]): MenuDto => ({
  name,
  currency: { name: 'SEK', symbol: 'kr' },
  items: [
    { code: 'lunch', name: 'Lunch', items: [{ code: 'warm', name: 'Varmt', items: articles }, coffee] },
  ],
});

const shopOf = (id: number, different: Partial<ChainShop['shop']>): ChainShop => ({
  shop: {
    id,
    name: `Lucka ${id}`,
    description: 'Husman',
    status: 'online',
    contactInformation: { address1: 'Gatan 1', address2: '', zipCode: '111 11', city: 'Stockholm' },
    location: { latitude: 59.3, longitude: 18 },
    openingHours: hours('00:00:00', '00:00:00'),
    timeZone: 'Europe/Stockholm',
    ...different,
  },
  menu: menuOf(`Meny ${id}`, [meatballs, herring]),
  deliverySpots: [],
  stylesheet: `.shop-${id} { --color-paper: #fff${id}00; }`,
});

/**
 * A small chain: shop 1 is open and has tables 4 and 5 and hatch 7; 2 has its own menu with free water, no spots and
 * Helsinki time; 3 is paused, 4 offline; 5 is open from 11 to 14 Stockholm time; 6 has an app of its own.
 */
export const aChain = (): Chain => ({
  settings: {
    orderTypes: ['takeAway', 'dineInPlace'],
    enableCustomerLogin: true,
    externalLoginProviders: [],
    phoneNumberRequired: false,
    favoriteShopRequired: false,
    smsEnabled: false,
    orders: { requireEmail: false, requirePhoneNumber: false },
  },
  languages: ['sv', 'en', 'fi'],
  campaigns: someCampaigns(),
  shops: [
    {
      ...shopOf(1, {}),
      deliverySpots: [
        { id: 4, name: 'Bord 4', orderType: 'DineInPlace' },
        { id: 5, name: 'Bord 5', orderType: 'DineInPlace' },
        { id: 7, name: 'Luckan', orderType: 'TakeAway' },
      ],
    },
    {
      ...shopOf(2, { timeZone: 'Europe/Helsinki' }),
      menu: menuOf('Fisk', [{ code: 'salmon', description: 'Lax', price: 120 }, water]),
    },
    shopOf(3, { status: 'paused' }),
    shopOf(4, { status: 'offline' }),
    shopOf(5, { openingHours: hours('11:00:00', '14:00:00') }),
    shopOf(6, { externalAppUri: 'https://app.example' }),
  ],
});
