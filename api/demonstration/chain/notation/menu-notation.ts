import type { Ingredient } from '@api/demonstration/chain/kitchens/larder';
import type { Words } from '@api/demonstration/chain/notation/words';
import type { Language } from '@/domain/shared/language';

/** A picture as it is set on the plate: what it shows, then what lies beside it. */
export type Emojis = string;

/** How a kitchen is written down: sections of any depth, dishes in them. */
export interface Section {
  readonly kind: 'section';
  readonly code: string;
  readonly name: Words;
  readonly picture: Emojis;
  /** What every dish of the section has unless it says otherwise; deeper sections inherit it. */
  readonly shared: DishDetails;
  readonly items: readonly (Section | Dish)[];
}

export interface Dish extends DishDetails {
  readonly kind: 'dish';
  readonly code: string;
  /** In Swedish kronor. */
  readonly price: number;
  readonly name: Words;
  readonly contains: readonly Ingredient[];
}

export interface DishDetails {
  /** The main picture; what lies beside it follows from the ingredients unless it is written here too. */
  readonly picture?: Emojis;
  /** A sentence before the ingredients. */
  readonly says?: Words;
  readonly choices?: readonly ChoiceGroup[];
  readonly suggests?: readonly string[];
  readonly campaigns?: readonly Campaign[];
  readonly isHalal?: boolean;
  readonly isSoldOut?: boolean;
  /** The kitchen has not declared what is in it: the wire then carries neither allergens nor diets. */
  readonly isUndeclared?: boolean;
  /** Pictures of their own for some languages. */
  readonly pictureFor?: Readonly<Partial<Record<Language, Emojis>>>;
}

export interface ChoiceGroup {
  readonly code: string;
  readonly name: Words;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
}

export interface Option {
  readonly code: string;
  /** In Swedish kronor, on top of the dish. */
  readonly price: number;
  readonly name: Words;
  readonly contains: readonly Ingredient[];
  readonly choices: readonly ChoiceGroup[];
  readonly isSoldOut: boolean;
  readonly picture: Emojis | undefined;
  /** It is offered only with a dish that contains one of these; with every dish where undefined. */
  readonly onlyWith: readonly Ingredient[] | undefined;
}

export interface Campaign {
  readonly id: string;
  readonly name: Words;
}

export const section = (
  code: string,
  name: Words,
  picture: Emojis,
  shared: DishDetails,
  items: readonly (Section | Dish)[],
): Section => ({ kind: 'section', code, name, picture, shared, items });

export const dish = (
  code: string,
  price: number,
  name: Words,
  contains: readonly Ingredient[],
  details: DishDetails = {},
): Dish => ({ kind: 'dish', code, price, name, contains, ...details });

export const option = (
  code: string,
  price: number,
  name: Words,
  contains: readonly Ingredient[] = [],
  rest: Partial<Pick<Option, 'choices' | 'isSoldOut' | 'picture' | 'onlyWith'>> = {},
): Option => ({
  code,
  price,
  name,
  contains,
  choices: [],
  isSoldOut: false,
  picture: undefined,
  onlyWith: undefined,
  ...rest,
});

/** Exactly one must be chosen. */
export const oneOf = (code: string, name: Words, options: readonly Option[]): ChoiceGroup => ({
  code,
  name,
  min: 1,
  max: 1,
  options,
});

/** None to `max` may be chosen. */
export const upTo = (max: number, code: string, name: Words, options: readonly Option[]): ChoiceGroup => ({
  code,
  name,
  min: 0,
  max,
  options,
});

/** Exactly `count` must be chosen. */
export const exactly = (
  count: number,
  code: string,
  name: Words,
  options: readonly Option[],
): ChoiceGroup => ({ code, name, min: count, max: count, options });
