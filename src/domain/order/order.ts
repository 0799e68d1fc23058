import type { ArticleCode, ChoiceCode, Currency } from '@/domain/menu/menu';
import type { OrderStatus } from '@/domain/order/order-status';
import type { OrderType } from '@/domain/settings/order-type';
import type { Amount } from '@/domain/shared/amount';
import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';
import type { Sha256 } from '@/domain/shared/sha-256';
import type { Translations } from '@/domain/shared/translated-text';
import type { ShopId } from '@/domain/shop/shop';

export type OrderId = Brand<string, 'OrderId'>;
export type PaymentId = Brand<string, 'PaymentId'>;

/** The order's own secret, made by the client; whoever holds it may see the order. Source: AMB-51, decisions. */
export type CustomerCode = Brand<string, 'CustomerCode'>;

const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

const parseToken = (text: string): string | undefined => (TOKEN.test(text) ? text : undefined);

export const parseOrderId = (text: string): OrderId | undefined => parseToken(text) as OrderId | undefined;

export const parsePaymentId = (text: string): PaymentId | undefined =>
  parseToken(text) as PaymentId | undefined;

export const parseCustomerCode = (text: string): CustomerCode | undefined =>
  parseToken(text) as CustomerCode | undefined;

export const customerCodeOfDigest = (digest: Sha256): CustomerCode => digest as string as CustomerCode;

/** What the server answers when it has taken an order. */
export interface PlacedOrder {
  readonly orderId: OrderId;
  readonly customerCode: CustomerCode;
  readonly pickupTime: Instant;
  readonly total: Amount;
  readonly currency: Currency;
}

/** Everything about one order. Source: decisions, GET /api/order/{orderId}/details. */
export interface OrderDetails {
  readonly orderId: OrderId;
  /** Short and for people. */
  readonly number: string;
  readonly shopId: ShopId;
  readonly shopName: string;
  /** Undefined where it is none that we know. */
  readonly orderType: OrderType | undefined;
  readonly status: OrderStatus;
  readonly pickupTime: Instant;
  readonly timeZone: string;
  readonly spot: OrderSpot | undefined;
  readonly note: string;
  readonly items: readonly OrderItem[];
  readonly total: Amount;
  readonly currency: Currency;
}

export interface OrderSpot {
  readonly name: string;
  readonly translations: Translations;
}

export interface OrderItem {
  readonly code: ArticleCode;
  readonly description: string;
  readonly translations: Translations;
  readonly quantity: number;
  readonly price: Amount;
  readonly choices: readonly OrderItemChoice[];
  readonly total: Amount;
}

export interface OrderItemChoice {
  readonly code: ArticleCode;
  readonly description: string;
  readonly translations: Translations;
  readonly price: Amount;
  /** Undefined where the server does not say. */
  readonly place: ChosenPlace | undefined;
}

/** Where something was chosen, so that the dish can be ordered again; as in an order request. */
export interface ChosenPlace {
  readonly level: number;
  readonly choiceCode: ChoiceCode;
  readonly parent: string;
}
