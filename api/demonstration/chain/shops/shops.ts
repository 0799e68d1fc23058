import type { StoredShop } from '@api/catalogue/stored-shop';
import type { Look } from '@api/demonstration/chain/looks/palette';
import { looks } from '@api/demonstration/chain/looks/looks';
import { burgerBar } from '@api/demonstration/chain/kitchens/burger-bar';
import { sushiBar } from '@api/demonstration/chain/kitchens/sushi-bar';
import { bakery } from '@api/demonstration/chain/kitchens/bakery';
import { pizzeria } from '@api/demonstration/chain/kitchens/pizzeria';
import { homeKitchen } from '@api/demonstration/chain/kitchens/home-kitchen';
import { foodHall } from '@api/demonstration/chain/kitchens/food-hall';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';
import { euro, kronor, norwegianKroner, type ChainCurrency } from '@api/demonstration/chain/notation/price';
import {
  aroundTheClock,
  bakeryDays,
  hardlyEver,
  lunchAndDinner,
} from '@api/demonstration/chain/shops/opening-hours';
import {
  bikeStand,
  curb,
  type Spot,
  hatch,
  longTable,
  marketGate,
  sushiCounter,
  tables,
  terrace,
  upstairs,
  windowSeats,
} from '@api/demonstration/chain/shops/delivery-spots';

/** A shop of the chain; whether it is open follows from its status, hours and clock. */
export interface ChainShop {
  readonly shop: StoredShop;
  readonly kitchen: Kitchen;
  readonly currency: ChainCurrency;
  readonly look: Look;
  readonly spots: readonly Spot[];
  readonly picture: string;
}

interface Country {
  readonly timeZone: string;
  readonly currency: ChainCurrency;
}

const sweden: Country = { timeZone: 'Europe/Stockholm', currency: kronor };
const finland: Country = { timeZone: 'Europe/Helsinki', currency: euro };
const norway: Country = { timeZone: 'Europe/Oslo', currency: norwegianKroner };

const burgerHouse = { kitchen: burgerBar, look: looks.burgerBar };
const sushiHouse = { kitchen: sushiBar, look: looks.sushiBar };
const bakeryHouse = { kitchen: bakery, look: looks.bakery };
const pizzaHouse = { kitchen: pizzeria, look: looks.pizzeria };
const lunchHouse = { kitchen: homeKitchen, look: looks.homeKitchen };
const hallHouse = { kitchen: foodHall, look: looks.foodHall };

type House = Pick<ChainShop, 'kitchen' | 'look'>;

type Rest = Omit<ChainShop['shop'], 'timeZone' | 'status'> &
  Partial<Pick<StoredShop, 'status'>> &
  Pick<ChainShop, 'picture'> & { readonly spots?: ChainShop['spots'] };

const shopIn = (country: Country, house: House, { picture, spots = [], ...shop }: Rest): ChainShop => ({
  ...house,
  shop: { status: 'online', timeZone: country.timeZone, ...shop },
  currency: country.currency,
  picture,
  spots,
});

/** Names and descriptions are not translated on the wire: they keep to words that all the languages know. */
export const chainShops: readonly ChainShop[] = [
  shopIn(sweden, burgerHouse, {
    id: 1,
    name: 'Lucka Södermalm',
    description: 'Burger, pommes & milkshake',
    contactInformation: {
      address1: 'Götgatan 58',
      address2: 'Hörnet mot Åsögatan',
      zipCode: '118 26',
      city: 'Stockholm',
      phone: '+46 8 446 80 010',
    },
    location: { latitude: 59.3146, longitude: 18.0735 },
    openingHours: aroundTheClock,
    spots: [...tables(8), windowSeats, terrace, hatch, curb],
    picture: '🍔🍟🥤',
  }),
  shopIn(sweden, sushiHouse, {
    id: 2,
    name: 'Lucka Vasastan',
    description: 'Sushi, poké & ramen',
    contactInformation: {
      address1: 'Rörstrandsgatan 21',
      address2: '',
      zipCode: '113 40',
      city: 'Stockholm',
      phone: '+46 8 446 80 020',
    },
    location: { latitude: 59.3402, longitude: 18.0349 },
    openingHours: aroundTheClock,
    spots: [sushiCounter, ...tables(6), hatch, bikeStand],
    picture: '🍣🥢🍜',
  }),
  shopIn(sweden, bakeryHouse, {
    id: 3,
    name: 'Lucka Haga',
    description: 'Bageri & café',
    contactInformation: {
      address1: 'Haga Nygata 17',
      address2: '',
      zipCode: '413 01',
      city: 'Göteborg',
      phone: '+46 31 309 80 30',
    },
    location: { latitude: 57.6986, longitude: 11.957 },
    openingHours: bakeryDays,
    spots: [...tables(4), terrace, hatch],
    picture: '🥐☕🍞',
  }),
  shopIn(sweden, hallHouse, {
    id: 4,
    name: 'Lucka Möllan',
    description: 'Food hall: burger, sushi, pizza, taco, wok & café',
    contactInformation: {
      address1: 'Möllevångstorget 6',
      address2: 'Hall B',
      zipCode: '214 24',
      city: 'Malmö',
      phone: '+46 40 641 80 40',
    },
    location: { latitude: 55.5915, longitude: 13.0079 },
    openingHours: aroundTheClock,
    spots: [longTable, ...tables(20), upstairs, marketGate, hatch],
    picture: '🍱🍕🌮',
  }),
  shopIn(sweden, lunchHouse, {
    id: 5,
    name: 'Lucka Fyristorg',
    description: 'Husmanskost & lunch',
    contactInformation: {
      address1: 'Fyristorg 4',
      address2: 'Ingång från ån',
      zipCode: '753 10',
      city: 'Uppsala',
      phone: '+46 18 430 80 50',
    },
    location: { latitude: 59.8582, longitude: 17.6369 },
    openingHours: aroundTheClock,
    spots: [...tables(10), longTable],
    picture: '🍲🥔🍒',
  }),
  shopIn(finland, burgerHouse, {
    id: 6,
    name: 'Lucka Kallio',
    description: 'Burger, fries & milkshake',
    contactInformation: {
      address1: 'Vaasankatu 12',
      address2: '',
      zipCode: '00500',
      city: 'Helsinki',
      phone: '+358 9 4245 8060',
    },
    location: { latitude: 60.1871, longitude: 24.9556 },
    openingHours: aroundTheClock,
    spots: [...tables(6), hatch],
    picture: '🍔🔥🍟',
  }),
  shopIn(finland, pizzaHouse, {
    id: 7,
    name: 'Lucka Tammela',
    description: 'Pizza, pasta & gelato',
    contactInformation: {
      address1: 'Tammelan puistokatu 27',
      address2: '',
      zipCode: '33100',
      city: 'Tampere',
      phone: '+358 3 4245 8070',
    },
    location: { latitude: 61.4999, longitude: 23.7796 },
    openingHours: aroundTheClock,
    spots: [...tables(12), terrace, hatch, curb],
    picture: '🍕🍅🌿',
  }),
  shopIn(norway, sushiHouse, {
    id: 8,
    name: 'Lucka Grünerløkka',
    description: 'Sushi, poké & ramen',
    contactInformation: {
      address1: 'Thorvald Meyers gate 44',
      address2: '',
      zipCode: '0552',
      city: 'Oslo',
      phone: '+47 22 41 80 80',
    },
    location: { latitude: 59.9241, longitude: 10.7586 },
    openingHours: aroundTheClock,
    spots: [sushiCounter, ...tables(8), hatch],
    picture: '🍜🍣🫚',
  }),
  shopIn(norway, bakeryHouse, {
    id: 9,
    name: 'Lucka Bryggen',
    description: 'Bakeri & kafé',
    status: 'paused',
    contactInformation: {
      address1: 'Øvregaten 15',
      address2: '',
      zipCode: '5003',
      city: 'Bergen',
      phone: '+47 55 41 80 90',
    },
    location: { latitude: 60.3968, longitude: 5.3256 },
    openingHours: aroundTheClock,
    spots: [hatch],
    picture: '🥯☕🫐',
  }),
  shopIn(finland, pizzaHouse, {
    id: 10,
    name: 'Lucka Aurajoki',
    description: 'Pizza, pasta & gelato',
    status: 'offline',
    contactInformation: {
      address1: 'Itäinen Rantakatu 36',
      address2: '',
      zipCode: '20700',
      city: 'Turku',
      phone: '+358 2 4245 8100',
    },
    location: { latitude: 60.4474, longitude: 22.2577 },
    openingHours: lunchAndDinner,
    picture: '🍕🧀🍍',
  }),
  shopIn(sweden, burgerHouse, {
    id: 11,
    name: 'Lucka Natt Umeå',
    description: 'Burger, 03:00',
    contactInformation: {
      address1: 'Kungsgatan 61',
      address2: '',
      zipCode: '903 26',
      city: 'Umeå',
      phone: '+46 90 205 81 10',
    },
    location: { latitude: 63.8256, longitude: 20.2609 },
    openingHours: hardlyEver,
    spots: [hatch],
    picture: '🍔🌙🍟',
  }),
  shopIn(norway, pizzaHouse, {
    id: 12,
    name: 'Lucka Bakklandet',
    description: 'Pizza, pasta & gelato',
    contactInformation: {
      address1: 'Nedre Bakklandet 29',
      address2: '',
      zipCode: '7014',
      city: 'Trondheim',
      phone: '+47 73 41 81 20',
    },
    location: { latitude: 63.4293, longitude: 10.4033 },
    openingHours: lunchAndDinner,
    externalAppUri: 'https://lucka.example/bakklandet',
    picture: '🍕🌿🎉',
  }),
  shopIn(finland, lunchHouse, {
    id: 13,
    name: 'Lucka Koskikatu',
    description: 'Kotiruoka & lounas',
    contactInformation: {
      address1: 'Koskikatu 19',
      address2: '',
      zipCode: '96200',
      city: 'Rovaniemi',
      phone: '+358 16 4245 8130',
    },
    location: { latitude: 66.5012, longitude: 25.7294 },
    openingHours: aroundTheClock,
    spots: [...tables(5), hatch],
    picture: '🍲🌲🥔',
  }),
];
