import * as z from 'zod/mini';
import { maybe } from '@/adapters/contract/fields';
import { ALLERGENS } from '@/domain/menu/allergens';
import { isEmail } from '@/domain/shared/is-email';
import { typeface } from '@api/catalogue/chain-brand';
import { parseLanguage, type Language } from '@/domain/shared/language';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import { SHOP_STATUSES } from '@/domain/shop/shop';
import { chainSettings } from '@api/catalogue/chain-settings';
import { hasOverlappingHours } from '@api/chain/overlapping-hours';
import { parseTimeZone } from '@api/chain/parse-time-zone';
import { isPrice } from '@api/shops/menu-error';
import { preparation, seller } from '@api/catalogue/stored-shop';
import { parseVatRate } from '@/domain/order/vat';

const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema =>
  schema.check(z.describe(description));

const filled = z.string().check(z.minLength(1));
const $schema = z.optional(z.string());
const emojis = described(
  z.string().check(z.minLength(1)),
  'The name of a file in pictures/, or emojis from which the picture is composed, the main one first',
);

const day = z.int().check(z.gte(-10_000), z.lte(10_000));

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const hours = described(
  z
    .array(
      z
        .string()
        .check(
          z.regex(
            new RegExp(`^${TIME}-(?:${TIME}|24:00)$`),
            'Invalid input: expected hours like 11:00-14:30',
          ),
        ),
    )
    .check(z.refine((day) => !hasOverlappingHours(day), 'Invalid input: expected hours that do not overlap')),
  'Like 11:00-14:30. An end before the start is on the next day; 00:00-24:00 is the whole day',
);

const weekly = z.partialRecord(z.enum(['daily', ...WEEKDAYS]), hours);

export const servingHours = described(
  z.optional(
    weekly.check(
      z.refine((week) => Object.values(week).some((day) => day.length > 0), 'Invalid input: expected hours'),
    ),
  ),
  'When it is served, in the time zone of the shop; always where left out',
);

const exceptions = described(
  z.record(
    z
      .string()
      .check(
        z.regex(
          /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
          'Invalid input: expected a date like 2026-12-24, or 12-24 for each year',
        ),
      ),
    hours,
  ),
  'Hours by date: 2026-12-24, or 12-24 for each year; none means closed',
);

const colour = z
  .string()
  .check(
    z.regex(/^#[\dA-Fa-f]{6}$/, 'Invalid input: expected a colour like #b3261e, in six hexadecimal digits'),
    z.toLowerCase(),
  );
const palette = z.strictObject({
  paper: described(colour, 'The ground of the page'),
  surface: described(colour, 'Cards on it'),
  ink: colour,
  inkSoft: colour,
  line: colour,
  appetite: described(colour, 'The main action'),
  onAppetite: described(colour, 'Text on the main action'),
  accent: described(colour, 'Badges and highlights'),
  onAccent: described(colour, 'Text on badges and highlights'),
  plate: described(colour, 'The ground behind pictures'),
});

const percent = z
  .number()
  .check(
    z.refine((rate) => parseVatRate(rate) !== undefined, 'Invalid input: expected a number of per cent'),
  );

const vatTable = z.record(
  filled,
  z.union([percent, z.strictObject({ takeAway: percent, dineInPlace: percent })]),
);

const language = z.pipe(
  z.string().check(z.regex(/^[a-z]{2}$/)),
  z.transform((code, { issues }): Language => {
    const known = parseLanguage(code);
    if (known === code) return known;
    issues.push({
      code: 'custom',
      input: code,
      message: 'Invalid input: expected a language of the storefront',
    });
    return z.NEVER;
  }),
);

/** The languages of a chain; all texts of its other files need each of them. */
export const chainLanguages = z.object({ languages: z.array(language).check(z.minLength(1)) });

export type ChainFile = z.infer<ChainSchemas['chain']>;
export type ShopFile = z.infer<ChainSchemas['shop']>;
export type MenuFile = z.infer<ChainSchemas['menu']>;
export type ArticleFile = z.infer<ReturnType<typeof menuSchemas>['article']>;
export type ArticleDetailsFile = z.infer<ReturnType<typeof menuSchemas>['details']>;
export type ChoiceGroupFile = z.infer<ReturnType<typeof menuSchemas>['choiceGroup']>;
export type ChoiceGroupReference = z.infer<ReturnType<typeof menuSchemas>['groupReference']>;
export type OfferFile = z.infer<ChainSchemas['offers']>['offers'][number];
export type IngredientFile = z.infer<ChainSchemas['ingredients']>['ingredients'][string];
export type HoursFile = z.infer<typeof weekly>;
export type DeliverySpotFile = z.infer<ChainSchemas['deliverySpots']>['deliverySpots'][string];
export type LookFile = z.infer<ChainSchemas['look']>;

export interface CategoryFile {
  code: string;
  name: Record<string, string>;
  picture: string;
  defaults?: ArticleDetailsFile | undefined;
  categories?: (string | CategoryFile)[] | undefined;
  articles?: ArticleFile[] | undefined;
}

type ChainSchemas = ReturnType<typeof chainSchemas>;

/** The schemas of the files of a chain's folder. Every text has all of the chain's languages. */
export function chainSchemas(languages: readonly Language[]) {
  const text = textSchema(languages);
  return {
    chain: z.strictObject({
      $schema,
      name: described(filled, 'In titles, mails and receipts'),
      contactEmail: described(
        z.optional(z.string().check(z.refine(isEmail, 'Invalid input: expected an email address'))),
        'For questions about personal data',
      ),
      brand: z.optional(
        z.strictObject({
          look: described(z.optional(filled), 'The name of a file in looks/, for all pages'),
          logo: described(z.optional(filled), 'The name of a file in pictures/'),
          typefaces: z.optional(
            z.strictObject({ text: z.optional(typeface), headings: z.optional(typeface) }),
          ),
        }),
      ),
      holidays: described(z.optional(exceptions), 'For all shops; an exception of a shop precedes'),
      languages: described(chainLanguages.shape.languages, 'The first is the one of the base texts'),
      settings: z.strictObject({
        ...z.omit(chainSettings, { languages: true, name: true, contactEmail: true, brand: true }).shape,
        externalLoginProviders: maybe(chainSettings.shape.externalLoginProviders),
      }),
      currencies: z.record(
        z.string().check(z.regex(/^[A-Z]{3}$/)),
        z.strictObject({
          symbol: z.string(),
          rate: described(z.number().check(z.positive()), 'What 1 in the prices of the menus is in it'),
          decimals: described(z.int().check(z.gte(0), z.lte(2)), 'Prices in it are rounded to so many'),
        }),
      ),
      vat: described(
        z.optional(z.record(z.string(), vatTable)),
        'Per cent of value added tax in prices: by the name that shops give, such as that of a country, and by class',
      ),
      sellers: described(
        z.optional(z.record(z.string(), seller)),
        'Who sells, for receipts, terms and checkout',
      ),
      choiceLevels: described(
        z.optional(z.array(text)),
        'Names of the levels of nested choices, the outermost first',
      ),
    }),
    shop: shopSchema(languages),
    menu: menuSchemas(languages).menu,
    offers: z.strictObject({ $schema, offers: z.array(offerSchema(languages)) }),
    ingredients: z.strictObject({
      $schema,
      ingredients: z.record(
        z.string(),
        z.strictObject({
          name: described(z.optional(text), 'As in the list of an article; left out, it is not listed'),
          nature: described(
            z.enum(['plant', 'vegetarian', 'animal']),
            'animal: meat, fish or rennet; vegetarian: milk, eggs, honey',
          ),
          allergens: described(
            z.optional(z.array(z.enum(ALLERGENS))),
            'An empty list declares none; without it nothing that contains the ingredient is declared',
          ),
          emoji: z.optional(emojis),
          alcohol: z.optional(z.boolean()),
        }),
      ),
    }),
    deliverySpots: z.strictObject({
      $schema,
      deliverySpots: z.record(
        z.string(),
        z.strictObject({
          name: described(text, '{number} counts the spots that a shop has several of'),
          orderType: z.enum(['TakeAway', 'DineInPlace']),
        }),
      ),
    }),
    look: z.strictObject({
      $schema,
      light: palette,
      dark: palette,
      radius: described(z.string().check(z.regex(/^\d{1,2}px$/)), 'Of the corners'),
    }),
  };
}

const textSchema = (languages: readonly Language[]) =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, filled])));

const words = () => maybe(z.string());

function shopSchema(languages: readonly Language[]) {
  return z.strictObject({
    $schema,
    // Ids of its delivery spots are a hundred times as large, and still whole numbers.
    id: z.int().check(z.positive(), z.lte(9_999_999_999_999)),
    name: z.string(),
    description: described(
      maybe(z.union([z.string(), textSchema(languages)])),
      'What kind of place it is: one text for all languages, or one for each',
    ),
    status: z.enum(SHOP_STATUSES),
    menu: described(filled, 'The name of a file in menus/'),
    currency: described(filled, 'One of the currencies in chain.json'),
    vat: described(z.optional(filled), 'One of vat in chain.json; without it receipts name no tax'),
    seller: described(z.optional(filled), 'One of the sellers in chain.json'),
    look: described(z.optional(filled), 'The name of a file in looks/; the usual colours where left out'),
    picture: emojis,
    contactInformation: maybe(
      z.object({ address1: words(), address2: words(), zipCode: words(), city: words(), phone: words() }),
    ),
    location: maybe(z.object({ latitude: z.number(), longitude: z.number() })),
    timeZone: z
      .string()
      .check(
        z.refine(
          (zone) => parseTimeZone(zone) !== undefined,
          'Invalid input: expected a time zone like Europe/Oslo',
        ),
      ),
    openingHours: weekly,
    exceptions: z.optional(exceptions),
    preparation: described(
      z.optional(preparation),
      'The minutes that an order takes, and how many orders the kitchen makes at once; promises a time to guests',
    ),
    deliverySpots: z.optional(
      z.array(
        z.union([filled, z.strictObject({ spot: filled, count: z.int().check(z.positive(), z.lte(1000)) })]),
      ),
    ),
    externalAppUri: words(),
  });
}

const offerSchema = (languages: readonly Language[]) =>
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z\d-]{1,64}$/)),
    ...{ name: textSchema(languages), description: textSchema(languages) },
    pictured: described(filled, 'The code of the article whose picture it has'),
    articles: described(z.optional(z.array(filled)), 'Besides those that carry its badge'),
    days: described(
      z.optional(z.strictObject({ from: day, until: day })),
      'The days on which it runs, counted from the first start of the chain; always where left out',
    ),
    memberOnly: z.optional(z.boolean()),
    qrCode: described(z.optional(filled), 'The text to encode'),
    cardUses: described(z.optional(z.int().check(z.positive())), 'Makes it a card that holds so many uses'),
  });

function menuSchemas(languages: readonly Language[]) {
  const text = textSchema(languages);
  const code = z.string().check(z.regex(/^[\w{}.-]{1,64}$/));
  const codes = z.array(code);
  const contains = described(
    z.optional(z.array(filled)),
    'Names in ingredients.json; an empty list declares nothing of note, a missing one is not declared',
  );
  const groupReference = z.union([
    z.string().check(z.regex(/^[\w.-]{1,64}$/, 'Invalid input: expected the name of a group without {for}')),
    z
      .strictObject({
        group: code,
        for: described(z.optional(code), 'What stands for {for} in the codes of the group'),
        name: z.optional(text),
        min: z.optional(z.int()),
        max: z.optional(z.int()),
      })
      .check(
        z.refine(({ group, for: own }) => own !== undefined || !group.includes('{for}'), {
          message: 'Invalid input: expected a value',
          path: ['for'],
        }),
      ),
  ]);
  const details = z.strictObject({
    text: described(z.optional(text), 'A sentence before the ingredients'),
    picture: z.optional(emojis),
    pictureFor: described(z.optional(z.partialRecord(z.enum(languages), emojis)), 'Pictures by language'),
    choiceGroups: described(z.optional(z.array(groupReference)), 'Names in the choiceGroups of any menu'),
    suggests: described(z.optional(codes), 'Codes of other articles'),
    badges: described(z.optional(z.array(filled)), 'Ids of offers'),
    halal: z.optional(z.boolean()),
    soldOut: z.optional(z.boolean()),
    vatClass: described(z.optional(filled), 'A class of vat in chain.json'),
    servingHours,
    undeclared: described(
      z.optional(z.boolean()),
      'Allergens and diets are not declared, though contains is stated',
    ),
  });
  const price = z
    .number()
    .check(z.nonnegative(), z.refine(isPrice, 'Invalid input: expected a price with at most two decimals'));
  const article = z.strictObject({ code, name: text, price, contains, ...details.shape });
  const choice = z.strictObject({
    ...{ code, name: text },
    price: described(z.optional(price), 'On top of the article; nothing where left out'),
    contains,
    picture: z.optional(emojis),
    soldOut: z.optional(z.boolean()),
    vatClass: described(
      z.optional(filled),
      'A class of vat in chain.json; that of the article where left out',
    ),
    onlyWith: described(z.optional(z.array(filled)), 'Offered with articles that contain one of these'),
    preset: described(
      z.optional(z.boolean()),
      'Chosen until the guest chooses otherwise; one in a group that asks for one',
    ),
    choiceGroups: z.optional(z.array(groupReference)),
  });
  const choiceGroup = z
    .strictObject({
      name: text,
      ...{ min: z.int().check(z.gte(0)), max: z.int().check(z.positive()) },
      choices: z.array(choice).check(z.minLength(1)),
    })
    .check(
      z.refine(({ min, max }) => min <= max, {
        message: 'Invalid input: expected at most max',
        path: ['min'],
      }),
      z.refine(
        ({ min, max, choices }) => {
          const presets = choices.filter(({ preset }) => preset === true).length;
          return presets === 0 || (presets === 1 && min === 1 && max === 1);
        },
        {
          message: 'Invalid input: expected one preset at most, in a group with min 1 and max 1',
          path: ['choices'],
        },
      ),
    );
  const category: z.ZodMiniType<CategoryFile> = z.strictObject({
    ...{ code, name: text, picture: emojis },
    defaults: described(z.optional(details), 'For all articles in it that do not say otherwise'),
    get categories() {
      return z.optional(z.array(z.union([code, category])));
    },
    articles: z.optional(z.array(article)),
  });
  const menu = z.strictObject({
    $schema,
    name: described(z.optional(filled), 'A file without one is part of other menus only'),
    vatClass: described(
      z.optional(filled),
      'A class of vat in chain.json, of all articles that name no other',
    ),
    servingHours,
    categories: described(z.array(z.union([code, category])), 'Categories, or codes of those of other menus'),
    choiceGroups: described(z.optional(z.record(z.string(), choiceGroup)), 'By code'),
  });
  return { details, article, groupReference, choiceGroup, menu };
}
