import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import { NOTE_MAX_CHARS, noteLength } from '@/domain/basket/note';
import { isEmail } from '@/domain/shared/is-email';
import type { OrderContact } from '@/domain/order/order-content';
import type { OrderSettings, Settings } from '@/domain/settings/settings';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import { spotProblem, type SpotProblem } from '@/domain/basket/spot-problem';

/**
 * Why a basket cannot be ordered, by the field that shows it. `notLoaded`: settings or delivery spots are missing, so
 * it could not be checked. `unavailable`: the shop does not offer the choice now.
 */
export type CheckoutFieldError =
  | { readonly field: 'items'; readonly problem: 'missing' }
  | { readonly field: 'settings'; readonly problem: 'notLoaded' }
  | { readonly field: 'orderType'; readonly problem: 'missing' | 'unavailable' }
  | { readonly field: 'spot'; readonly problem: SpotProblem }
  | { readonly field: 'note'; readonly problem: 'tooLong' }
  | { readonly field: 'email' | 'phoneNumber'; readonly problem: 'missing' | 'invalid' };

export interface CheckoutForm {
  readonly basket: Basket;
  readonly contact: OrderContact;
  /** `undefined` until they are loaded. */
  readonly settings: Pick<Settings, 'orderTypes' | 'orders'> | undefined;
  /** All delivery spots of the basket's shop; `undefined` until they are loaded. */
  readonly spots: readonly DeliverySpot[] | undefined;
  /** Checks against the public numbering plans. */
  readonly isPhoneNumber: (text: string) => boolean;
}

/**
 * Returns all errors at once, in the order of the form. What cannot be checked is an error, so that no order is sent
 * unchecked. A contact field that is not required may be empty, but must be valid otherwise. Source: spec §5, AMB-48,
 * OPEN-24, OPEN-34, OPEN-18 Checkout, DEC-10; VAL-01, VAL-02.
 */
export function validateCheckout(form: CheckoutForm): readonly CheckoutFieldError[] {
  const { basket, contact, settings } = form;
  const { requireEmail, requirePhoneNumber } = settings?.orders ?? NOTHING_REQUIRED;
  return [
    ...errorIf('items', hasItems(basket) ? undefined : 'missing'),
    ...errorIf('settings', settings === undefined ? 'notLoaded' : undefined),
    ...errorIf('orderType', orderTypeProblem(basket, settings)),
    ...errorIf('spot', spotProblem(basket, form.spots)),
    ...errorIf('note', noteLength(basket.note) > NOTE_MAX_CHARS ? 'tooLong' : undefined),
    ...errorIf('email', contactProblem(contact.email, requireEmail, isEmail)),
    ...errorIf('phoneNumber', contactProblem(contact.phoneNumber, requirePhoneNumber, form.isPhoneNumber)),
  ];
}

const NOTHING_REQUIRED: OrderSettings = { requireEmail: false, requirePhoneNumber: false };

const errorIf = <Field extends CheckoutFieldError['field'], Problem extends string>(
  field: Field,
  problem: Problem | undefined,
): readonly { readonly field: Field; readonly problem: Problem }[] =>
  problem === undefined ? [] : [{ field, problem }];

function orderTypeProblem(
  { orderType }: Basket,
  settings: CheckoutForm['settings'],
): 'missing' | 'unavailable' | undefined {
  if (orderType === undefined) return 'missing';
  return settings === undefined || settings.orderTypes.includes(orderType) ? undefined : 'unavailable';
}

function contactProblem(
  typed: string,
  isRequired: boolean,
  isValid: (text: string) => boolean,
): 'missing' | 'invalid' | undefined {
  const text = typed.trim();
  if (text === '') return isRequired ? 'missing' : undefined;
  return isValid(text) ? undefined : 'invalid';
}
