import { readFileSync } from 'node:fs';
import type { ChainSource } from '@api/chain/chain-source';

export const inBoth = (text: string) => ({ sv: text, en: `${text} (en)` });

const COLOUR = '#102030';

export const PALETTE = {
  ...{ paper: COLOUR, surface: COLOUR, ink: COLOUR, inkSoft: COLOUR, line: COLOUR },
  ...{ appetite: COLOUR, onAppetite: COLOUR, accent: COLOUR, onAccent: COLOUR, plate: COLOUR },
};

/** A small chain, each file by its path. */
export const SMALL_CHAIN: Readonly<Record<string, unknown>> = {
  'chain.json': {
    name: 'Test',
    languages: ['sv', 'en'],
    settings: {
      orderTypes: ['takeAway'],
      enableCustomerLogin: false,
      phoneNumberRequired: false,
      favoriteShopRequired: false,
      smsEnabled: false,
      orders: { requireEmail: false, requirePhoneNumber: false },
    },
    currencies: { SEK: { symbol: 'kr', rate: 1, decimals: 2 }, EUR: { symbol: '€', rate: 0.1, decimals: 1 } },
    choiceLevels: [inBoth('Val')],
  },
  'ingredients.json': {
    ingredients: {
      milk: { name: inBoth('mjölk'), nature: 'vegetarian', allergens: ['milk'] },
      coffee: { name: inBoth('kaffe'), nature: 'plant', allergens: [], emoji: '☕' },
      wine: { nature: 'plant', allergens: ['sulphites'], alcohol: true },
    },
  },
  'delivery-spots.json': {
    deliverySpots: {
      table: { name: inBoth('Bord {number}'), orderType: 'DineInPlace' },
      hatch: { name: inBoth('Luckan'), orderType: 'TakeAway' },
    },
  },
  'looks/plain.json': { light: PALETTE, dark: PALETTE, radius: '4px' },
  'menus/cafe.json': {
    name: 'Café',
    categories: [
      {
        code: 'hot',
        name: inBoth('Varmt'),
        picture: '☕',
        defaults: { picture: '☕', choiceGroups: ['size', { group: '{for}-milk', for: 'latte', min: 1 }] },
        articles: [
          {
            code: 'latte',
            name: inBoth('Latte'),
            price: 45,
            contains: ['coffee', 'milk'],
            badges: ['monday'],
          },
          { code: 'black', name: inBoth('Svart'), price: 25.4, contains: ['coffee'], suggests: ['latte'] },
        ],
      },
      'cold',
    ],
    choiceGroups: {
      size: {
        name: inBoth('Storlek'),
        min: 1,
        max: 1,
        choices: [{ code: 'large', name: inBoth('Stor'), price: 9, contains: [] }],
      },
      '{for}-milk': {
        name: inBoth('Mjölk'),
        min: 0,
        max: 2,
        choices: [
          { code: '{for}-more', name: inBoth('Mer mjölk'), contains: ['milk'], onlyWith: ['milk'] },
          { code: '{for}-wine', name: inBoth('Vin'), contains: ['wine'], soldOut: true },
        ],
      },
    },
  },
  'menus/cold.json': {
    categories: [
      {
        code: 'cold',
        name: inBoth('Kallt'),
        picture: '🧊',
        articles: [{ code: 'water', name: inBoth('Vatten'), price: 0, contains: [] }],
      },
    ],
  },
  'offers/week.json': {
    offers: [
      {
        id: 'monday',
        name: inBoth('Måndag'),
        description: inBoth('Latte'),
        pictured: 'latte',
        days: { from: 1, until: 2 },
      },
    ],
  },
  'shops/second.json': shop(2, { currency: 'EUR', openingHours: { daily: ['00:00-24:00'] } }),
  'shops/a-first.json': shop(1, {
    openingHours: { Monday: ['11:00-14:30', '17:00-01:00'] },
    deliverySpots: [{ spot: 'table', count: 2 }, 'hatch'],
  }),
};

function shop(id: number, rest: object) {
  return {
    id,
    name: `Shop ${id}`,
    status: 'online',
    menu: 'cafe',
    currency: 'SEK',
    look: 'plain',
    picture: '☕',
    timeZone: 'Europe/Stockholm',
    ...rest,
  };
}

/** Its files, some of them different; undefined leaves one out. */
export const smallChain = (different: Readonly<Record<string, unknown>> = {}): ChainSource =>
  new Map(
    Object.entries({ ...SMALL_CHAIN, ...different })
      .filter(([, content]) => content !== undefined)
      .map(([file, content]) => [
        file,
        content instanceof Uint8Array ? content : new TextEncoder().encode(JSON.stringify(content)),
      ]),
  );

export const aPng: Uint8Array = readFileSync('public/icons/icon-192.png');
