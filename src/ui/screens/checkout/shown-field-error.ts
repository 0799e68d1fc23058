import type { Basket } from '@/domain/basket/basket';
import type { OrderContact } from '@/domain/order/order-content';
import type { CheckoutFieldError } from '@/domain/order/validate-checkout';
import { assertNever } from '@/domain/shared/assert-never';

export type CheckoutField = CheckoutFieldError['field'];
export type CheckoutProblem = CheckoutFieldError['problem'];

/** The error of a field, valid while the field has the same value. */
export interface ShownFieldError {
  readonly field: CheckoutField;
  readonly problem: CheckoutProblem;
  readonly value: string;
}

/** The current value of a field. */
export function fieldValue(field: CheckoutField, basket: Basket, contact: OrderContact): string {
  switch (field) {
    case 'email':
    case 'phoneNumber':
      return contact[field];
    case 'spot':
      return `${basket.orderType} ${basket.spotId}`;
    case 'note':
      return basket.note;
    case 'orderType':
      return String(basket.orderType);
    case 'settings':
      return '';
    case 'items':
      return String(basket.items.length);
    default:
      return assertNever(field);
  }
}
