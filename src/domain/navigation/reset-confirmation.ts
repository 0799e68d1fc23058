import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import type { MatchedRoute } from '@/domain/navigation/route';

/** Back by any button, or home by the logo. */
export type StepAway = 'back' | 'home';

/**
 * Returns whether a step away from a route asks before the basket is reset: a filled basket, on the routes with that
 * flag. Home to home is no step; choosing another shop there has its own question. Source: spec §2 Route table,
 * AMB-01, AMB-02; ROUTE-08, ROUTE-12, ROUTE-29, SHELL-16, PAIN-45.
 */
export const asksToReset = (from: MatchedRoute, basket: Basket, step: StepAway): boolean =>
  from.flags.confirmCartReset && hasItems(basket) && !(from.name === 'home' && step === 'home');

/** A link or an address of the application, or a step in the history of the browser. */
export type StepKind = 'new' | 'back' | 'forward';

export interface Step {
  readonly from: MatchedRoute | undefined;
  /** Undefined where the address has no route. */
  readonly to: MatchedRoute | undefined;
  readonly kind: StepKind;
}

/**
 * Returns the kind of a router step for the question; undefined where it never asks: forward, within the shop of the
 * order-type page, and from any other page. Source: AMB-01; ROUTE-29.
 */
export function stepAwayOf({ from, to, kind }: Step): StepAway | undefined {
  if (from?.name !== 'shopPage') return undefined;
  if (to?.name === 'home') return 'home';
  return kind === 'back' && to?.params.shopId !== from.params.shopId ? 'back' : undefined;
}
