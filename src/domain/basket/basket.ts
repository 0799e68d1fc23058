import type { Article, ArticleCode, ChoiceCode } from '@/domain/menu/menu';
import type { OrderType } from '@/domain/settings/order-type';
import type { Amount } from '@/domain/shared/amount';
import type { Brand } from '@/domain/shared/brand';
import type { SpotId } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

export type BasketItemId = Brand<string, 'BasketItemId'>;

export const parseBasketItemId = (text: string): BasketItemId | undefined =>
  /^[A-Za-z0-9_-]{1,64}$/.test(text) ? (text as BasketItemId) : undefined;

/**
 * 128 random bits that identify one order in the making: its idempotency key and customer code are derived from it
 * (see `intent-names`).
 */
export type BasketSeed = Brand<string, 'BasketSeed'>;

/** 128 bits are 22 URL-safe characters. */
export const parseBasketSeed = (text: string): BasketSeed | undefined =>
  /^[A-Za-z0-9_-]{22,64}$/.test(text) ? (text as BasketSeed) : undefined;

/**
 * What a visitor is about to order from one shop. Order data only: it is stored and shared between tabs, while
 * `BasketFlags` belong to one tab. Source: spec §3 Basket, AMB-44; ENT-17.
 */
export interface Basket {
  readonly shopId: ShopId | undefined;
  readonly shopName: string;
  readonly orderType: OrderType | undefined;
  readonly items: readonly BasketItem[];
  readonly note: string;
  readonly spotId: SpotId | undefined;
  readonly settings: BasketSettings;
  /** Set with the first item; replaced when the items have been ordered and paid. */
  readonly seed: BasketSeed | undefined;
}

/** What the shop requires of an order. Source: OPEN-25. */
export interface BasketSettings {
  readonly deliverySpotRequired: boolean;
}

export const BASKET_ITEM_TYPES = ['Article', 'Suggested'] as const;

export type BasketItemType = (typeof BASKET_ITEM_TYPES)[number];

/** One line. Source: spec §3 Basket/order item; ENT-19 to ENT-21. */
export interface BasketItem {
  readonly id: BasketItemId;
  readonly type: BasketItemType;
  readonly quantity: number;
  readonly article: PricedArticle;
  readonly flatChoices: readonly FlatChoice[];
}

export interface PricedArticle {
  readonly code: ArticleCode;
  readonly price: Amount;
  /** Undefined in baskets that an earlier version stored. Source: DEC-151. */
  readonly name?: ArticleName | undefined;
}

/** An article's name in all languages of its menu; translated as field `description`. */
export type ArticleName = Pick<Article, 'description' | 'translations'>;

/**
 * One chosen article of a choice group. `parent` is the `choiceCode/articleCode` path of the choice that it belongs
 * to, empty at the first level. Source: spec §3, decisions Menu article.
 */
export interface FlatChoice {
  readonly id: string;
  readonly type: BasketItemType;
  readonly level: number;
  readonly choiceCode: ChoiceCode;
  readonly parent: string;
  readonly article: PricedArticle;
}

/** How this tab shows the basket. Source: spec §3 Basket, DEC-41; ENT-18. */
export interface BasketFlags {
  readonly visible: boolean;
  readonly editMode: boolean;
  readonly showAddItemButton: boolean;
  readonly disabled: boolean;
  readonly showOrderInfo: boolean;
}

export const EMPTY_BASKET: Basket = {
  shopId: undefined,
  shopName: '',
  orderType: undefined,
  items: [],
  note: '',
  spotId: undefined,
  settings: { deliverySpotRequired: false },
  seed: undefined,
};

/** The flags before the first navigation. */
export const INITIAL_BASKET_FLAGS: BasketFlags = {
  visible: false,
  editMode: false,
  showAddItemButton: false,
  disabled: false,
  showOrderInfo: true,
};
