import * as z from 'zod/mini';

/** The exact `data` of every command with `--json`, described in docs/command-line.md. */
const orderType = z.optional(z.enum(['TakeAway', 'DineInPlace']));
const moment = z.iso.datetime();
const money = z.number();

const basket = z.strictObject({
  shopId: z.optional(z.int()),
  shopName: z.string(),
  orderType,
  spotId: z.optional(z.int()),
  note: z.string(),
  lines: z.array(
    z.strictObject({
      line: z.int(),
      id: z.string(),
      code: z.string(),
      name: z.string(),
      choices: z.array(z.string()),
      quantity: z.int(),
      total: money,
      shownTotal: z.string(),
    }),
  ),
  total: money,
  currency: z.optional(z.string()),
});

const ordered = z.array(z.strictObject({ code: z.string(), quantity: z.int(), total: money }));

const order = {
  orderId: z.string(),
  number: z.string(),
  status: z.string(),
  shopId: z.int(),
  shopName: z.string(),
  orderType,
  spot: z.optional(z.string()),
  pickupTime: moment,
  note: z.string(),
  items: ordered,
  total: money,
  currency: z.string(),
};
const repeatedOrder = z.strictObject({ ...order, isRepeated: z.boolean() });

interface Group {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly {
    readonly path: string;
    readonly name: string;
    readonly price: number;
    readonly isSoldOut: boolean;
    readonly choices: readonly Group[];
  }[];
}
const group: z.ZodMiniType<Group> = z.lazy(() =>
  z.strictObject({
    name: z.string(),
    min: z.int(),
    max: z.int(),
    options: z.array(
      z.strictObject({
        path: z.string(),
        name: z.string(),
        price: money,
        isSoldOut: z.boolean(),
        choices: z.array(group),
      }),
    ),
  }),
);

const favorites = z.strictObject({
  favorites: z.array(z.strictObject({ type: z.enum(['shop', 'article']), code: z.string() })),
});

export const PRINTED_DATA: Readonly<Record<string, z.ZodMiniType>> = {
  report: z.strictObject({ script: z.string() }),
  search: z.strictObject({
    dishes: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        price: money,
        currency: z.string(),
        shops: z.array(z.strictObject({ id: z.int(), name: z.string() })),
      }),
    ),
  }),
  shops: z.strictObject({
    shops: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        state: z.enum(['comingSoon', 'paused', 'offline', 'open', 'closed']),
        hours: z.string(),
        city: z.string(),
      }),
    ),
  }),
  menu: z.strictObject({
    shopId: z.int(),
    currency: z.string(),
    found: z.int(),
    articles: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        price: money,
        shownPrice: z.string(),
        category: z.string(),
        isSoldOut: z.boolean(),
        isServed: z.boolean(),
        hasChoices: z.boolean(),
      }),
    ),
  }),
  article: z.strictObject({
    code: z.string(),
    name: z.string(),
    text: z.string(),
    price: money,
    currency: z.string(),
    isSoldOut: z.boolean(),
    isServed: z.boolean(),
    allergens: z.optional(z.array(z.string())),
    diets: z.array(z.string()),
    choices: z.array(group),
  }),
  basket,
  'basket add': basket,
  'basket change': basket,
  'basket remove': basket,
  'basket type': basket,
  'basket spot': basket,
  'basket note': basket,
  'basket update': basket,
  order: repeatedOrder,
  pay: z.union([repeatedOrder, z.strictObject({ orderId: z.string(), link: z.string() })]),
  follow: z.strictObject(order),
  login: z.strictObject({ email: z.string(), name: z.string(), memberNumber: z.optional(z.string()) }),
  favourites: favorites,
  'favourites add': favorites,
  'favourites remove': favorites,
  history: z.strictObject({
    orders: z.array(
      z.strictObject({
        orderId: z.string(),
        number: z.string(),
        createdAt: moment,
        shopId: z.int(),
        shopName: z.string(),
        status: z.string(),
        items: ordered,
        total: money,
        currency: z.string(),
      }),
    ),
    isLast: z.boolean(),
  }),
  'history again': basket,
  logout: z.strictObject({}),
  visit: z.strictObject({
    route: z.string(),
    address: z.string(),
    redirects: z.array(z.string()),
    flags: z.array(z.string()),
    shopId: z.optional(z.int()),
    orderType,
    spotId: z.optional(z.int()),
    note: z.string(),
  }),
};

const command = z.string();

/** The other fields of the printed JSON. */
export const printedDone = z.strictObject({
  command,
  ok: z.literal(true),
  asOf: z.optional(moment),
  data: z.unknown(),
});
export const printedFailure = z.strictObject({
  command,
  ok: z.literal(false),
  reason: z.strictObject({ code: z.string(), isRetryable: z.boolean(), field: z.optional(z.string()) }),
  message: z.string(),
});
