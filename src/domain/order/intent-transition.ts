import type { PaymentId } from '@/domain/order/order';
import type { OrderIntent, OrderIntentState, PlacedIntentOrder } from '@/domain/order/order-intent';
import { isPaid, isPaymentEnded, type PaymentState } from '@/domain/order/payment';
import { assertNever } from '@/domain/shared/assert-never';

/** The events of a confirmation. A missing answer is no event: the outcome stays unknown. */
export type IntentEvent =
  | { readonly kind: 'placed'; readonly order: PlacedIntentOrder }
  | { readonly kind: 'paymentStarted'; readonly paymentId: PaymentId }
  | { readonly kind: 'paymentSeen'; readonly paymentId: PaymentId; readonly payment: PaymentState };

/**
 * Returns the confirmation after an event. Events may arrive twice, late and out of order, from any tab: paid is
 * final, an order that is not placed has no payment, and the end of an older attempt does not end a newer one. Source:
 * PAIN-03, PAIN-13, PAIN-14.
 */
export const transitionIntent = (intent: OrderIntent, event: IntentEvent): OrderIntent => {
  const state = nextState(intent.state, event);
  if (state === intent.state) return intent;
  return state.kind === 'paid' ? { ...withoutDeclaration(intent), state } : { ...intent, state };
};

/** A paid order is never sent again: this device has no more use for what the guest declared. Source: DEC-122. */
const withoutDeclaration = (intent: OrderIntent): OrderIntent => ({
  ...intent,
  declared: undefined,
  request: { ...intent.request, dietaryNeeds: undefined },
});

function nextState(state: OrderIntentState, event: IntentEvent): OrderIntentState {
  switch (event.kind) {
    case 'placed':
      return state.kind === 'sending' ? { kind: 'placed', order: event.order } : state;
    case 'paymentStarted':
      if (state.kind === 'sending' || state.kind === 'paid') return state;
      return { kind: 'paying', order: state.order, paymentId: event.paymentId };
    case 'paymentSeen':
      return afterPayment(state, event.paymentId, event.payment);
    default:
      return assertNever(event);
  }
}

function afterPayment(
  state: OrderIntentState,
  paymentId: PaymentId,
  { status, code }: PaymentState,
): OrderIntentState {
  if (state.kind === 'sending' || state.kind === 'paid') return state;
  if (isPaid(status)) return { kind: 'paid', order: state.order, paymentId };
  const isOlder = state.kind === 'paying' && state.paymentId !== paymentId;
  return isPaymentEnded(status) && !isOlder ? { kind: 'unpaid', order: state.order, code } : state;
}
