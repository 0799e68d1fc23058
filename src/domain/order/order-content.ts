import type { Basket, BasketItem } from '@/domain/basket/basket';
import type { DietFilter } from '@/domain/menu/diets';
import type { OrderRequest, OrderRequestItem } from '@/domain/order/order-request';

/** The contact of the visitor, as typed. */
export interface OrderContact {
  readonly email: string;
  readonly phoneNumber: string;
  /** Whether the visitor wants news of the order by mail. */
  readonly newsByMail?: boolean | undefined;
}

/** What is ordered: an order request without its secret and its times. */
export type OrderContent = Omit<OrderRequest, 'customerCode' | 'pickupTime' | 'readyAt'>;

/**
 * Returns the content of an order of this basket; undefined while it has no shop, no order type or no items. Blank
 * contact fields are not sent. Source: spec §3 Order request, AMB-49; ENT-22, ENT-23.
 */
export function orderContent(
  basket: Basket,
  contact: OrderContact,
  dietaryNeeds?: DietFilter,
): OrderContent | undefined {
  const { shopId, orderType, items, note, spotId } = basket;
  if (shopId === undefined || orderType === undefined || items.length === 0) return undefined;
  return {
    shopId,
    orderType,
    items: items.map(toRequestItem),
    note: note.trim(),
    spotId,
    dietaryNeeds,
    email: unlessBlank(contact.email),
    phoneNumber: unlessBlank(contact.phoneNumber),
    newsByMail: contact.newsByMail === true ? true : undefined,
  };
}

const toRequestItem = ({ article, quantity, flatChoices }: BasketItem): OrderRequestItem => ({
  code: article.code,
  quantity,
  choices: flatChoices.map(({ level, article: { code }, choiceCode, parent }) => ({
    level,
    articleCode: code,
    choiceCode,
    parent,
  })),
});

const unlessBlank = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
