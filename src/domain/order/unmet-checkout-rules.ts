import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import { NOTE_MAX_CHARS, noteLength } from '@/domain/basket/note';
import { isEmail } from '@/domain/customer/is-email';
import type { OrderContact } from '@/domain/order/order-content';
import type { OrderSettings } from '@/domain/settings/settings';
import { isSpotMissing } from '@/domain/shop/required-spot';

/** What keeps a basket from being ordered, by the field beside which it is said. */
export type UnmetCheckoutRule =
  | { readonly field: 'items' | 'orderType' | 'spot'; readonly problem: 'missing' }
  | { readonly field: 'note'; readonly problem: 'tooLong' }
  | { readonly field: 'email' | 'phoneNumber'; readonly problem: 'missing' | 'invalid' };

export interface CheckoutForm {
  readonly basket: Basket;
  readonly contact: OrderContact;
  readonly orders: OrderSettings;
  /** By the public numbering plans, which the domain does not know. */
  readonly isPhoneNumber: (text: string) => boolean;
}

/**
 * Everything that is wrong, all at once and in the order of the form. A contact field that is not required may stay
 * empty, and has to be right when it is given.
 * Source: spec §5, AMB-48, OPEN-24, OPEN-34, OPEN-18 Checkout; VAL-01, VAL-02.
 */
export function unmetCheckoutRules(form: CheckoutForm): readonly UnmetCheckoutRule[] {
  const { basket, contact, orders } = form;
  const rules: UnmetCheckoutRule[] = [];
  if (!hasItems(basket)) rules.push({ field: 'items', problem: 'missing' });
  if (basket.orderType === undefined) rules.push({ field: 'orderType', problem: 'missing' });
  if (isSpotMissing(basket)) rules.push({ field: 'spot', problem: 'missing' });
  if (noteLength(basket.note) > NOTE_MAX_CHARS) rules.push({ field: 'note', problem: 'tooLong' });
  const email = contactProblem(contact.email, orders.requireEmail, isEmail);
  if (email !== undefined) rules.push({ field: 'email', problem: email });
  const phone = contactProblem(contact.phoneNumber, orders.requirePhoneNumber, form.isPhoneNumber);
  if (phone !== undefined) rules.push({ field: 'phoneNumber', problem: phone });
  return rules;
}

function contactProblem(
  typed: string,
  isRequired: boolean,
  isRight: (text: string) => boolean,
): 'missing' | 'invalid' | undefined {
  const text = typed.trim();
  if (text === '') return isRequired ? 'missing' : undefined;
  return isRight(text) ? undefined : 'invalid';
}
