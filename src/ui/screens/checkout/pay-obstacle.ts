import type { ConfirmOutcome } from '@/application/checkout/confirm-order';
import type { StartPaymentFailure } from '@/application/checkout/start-payment';
import type { BasketItem } from '@/domain/basket/basket';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Notice } from '@/domain/notice/notice';
import type { OrderId } from '@/domain/order/order';
import type { DietQuestion } from '@/domain/order/diet-question';
import type { CheckoutFieldError } from '@/domain/order/validate-checkout';
import type { Refusal, RemoteFailure } from '@/domain/shared/remote-failure';
import type { Amount } from '@/domain/shared/amount';
import { assertNever } from '@/domain/shared/assert-never';

/** Why the order cannot be paid. */
export type PayObstacle =
  /** The shop takes no orders now; `notice` is the server's message. */
  | { readonly kind: 'shopClosed'; readonly notice: Notice | undefined }
  /** Prices rose or dishes became unavailable: the menu difference shows which. */
  | { readonly kind: 'menuChanged' }
  | { readonly kind: 'unavailable'; readonly codes: readonly string[] }
  | {
      readonly kind: 'totalDiffers';
      readonly orderId: OrderId;
      readonly shown: Amount;
      readonly charged: Amount;
    }
  /** Lines do not suit what the guest declared: the answer is asked for first. */
  | { readonly kind: 'unsuitable'; readonly question: DietQuestion }
  /** What the guest declared has changed since: paying again checks the dishes against it. */
  | { readonly kind: 'dietChanged' }
  /** The server abandoned the order; paying creates a new one. */
  | { readonly kind: 'orderEnded' }
  | { readonly kind: 'failed'; readonly notice: Notice };

/** The order may have arrived, and cannot be paid here (DEC-137). */
const UNREADABLE: PayObstacle = { kind: 'failed', notice: { key: 'error.unreadableOrder', values: {} } };

/** Source: decisions Problems; PAIN-21 to PAIN-23, PAIN-42, PAIN-44. */
export function obstacleOfOutcome(outcome: ConfirmOutcome): PayObstacle | undefined {
  switch (outcome.kind) {
    case 'placed':
    case 'alreadyPaid':
    case 'incomplete':
      return undefined;
    case 'unanswered':
      return outcome.isUnreadable ? UNREADABLE : undefined;
    case 'totalDiffers':
    case 'unsuitable':
    case 'menuChanged':
      return outcome;
    case 'shopNotOrderable':
      return { kind: 'shopClosed', notice: undefined };
    case 'notChecked':
      return failed(outcome.failure);
    case 'refused':
      return obstacleOfRefusal(outcome.failure);
    default:
      return assertNever(outcome);
  }
}

/** Why the provider's page could not be opened; nothing is charged. Source: PAIN-14. */
export function obstacleOfPayment(failure: StartPaymentFailure): PayObstacle | undefined {
  switch (failure.kind) {
    case 'alreadyPaid':
      return undefined;
    case 'dietUnanswered':
      return { kind: 'dietChanged' };
    case 'orderEnded':
      return { kind: 'orderEnded' };
    case 'codeMissing':
      return { kind: 'failed', notice: { key: 'error.order.failed-find-order', values: {} } };
    default:
      return failed(failure);
  }
}

/** The form field that a refusal is about. Source: decisions Problems. */
export function refusedField({ parameter, code }: Refusal): CheckoutFieldError | undefined {
  const problem = code === 'missing-parameter' ? 'missing' : 'invalid';
  switch (parameter) {
    case 'email':
      return { field: 'email', problem };
    case 'phone':
      return { field: 'phoneNumber', problem };
    case 'spot':
      return { field: 'spot', problem: code === 'missing-parameter' ? 'missing' : 'unavailable' };
    case 'orderType':
      return { field: 'orderType', problem: 'unavailable' };
    case 'note':
      return { field: 'note', problem: 'tooLong' };
    default:
      return undefined;
  }
}

export const holdsUnavailable = ({ article, flatChoices }: BasketItem, codes: readonly string[]): boolean =>
  [article.code, ...flatChoices.map((choice) => choice.article.code)].some((code) => codes.includes(code));

const SHOP_CODES = ['shop-closed', 'shop-closed-at-pickuptime', 'shop-paused', 'shop-offline'];

function obstacleOfRefusal(refusal: Refusal): PayObstacle | undefined {
  if (refusedField(refusal) !== undefined) return undefined;
  if (refusal.articleCodes.length > 0) return { kind: 'unavailable', codes: refusal.articleCodes };
  if (!SHOP_CODES.includes(refusal.code ?? '')) return failed(refusal);
  return { kind: 'shopClosed', notice: noticeForFailure(refusal) };
}

function failed(failure: RemoteFailure): PayObstacle | undefined {
  const notice = noticeForFailure(failure);
  return notice && { kind: 'failed', notice };
}
