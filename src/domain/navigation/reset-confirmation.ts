import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import type { MatchedRoute } from '@/domain/navigation/route';

/** A visitor who is about to leave a route. */
export interface Leaving {
  readonly from: MatchedRoute;
  /** Undefined when it is not known where a step back leads. */
  readonly to: MatchedRoute | undefined;
  readonly basket: Basket;
  /** By the back button, the navbar's or the browser's. */
  readonly isBack: boolean;
  /** By a rule's redirect, or because the connection is gone: nobody is asked about what nobody chose. */
  readonly isForced: boolean;
}

/**
 * Whether leaving asks before it costs the basket. A filled basket is asked about on the routes that say so: going
 * back always; from home when another shop than the basket's is chosen; from the order-type page when going home.
 * Source: spec §2 Route table, AMB-01, AMB-02; ROUTE-08, ROUTE-12, ROUTE-29, SHELL-16, P45.
 */
export function asksToReset({ from, to, basket, isBack, isForced }: Leaving): boolean {
  if (isForced || !from.flags.confirmCartReset || !hasItems(basket)) return false;
  if (isBack) return true;
  return from.name === 'home' ? isOfAnotherShop(basket, to) : to?.name === 'home';
}

function isOfAnotherShop(basket: Basket, to: MatchedRoute | undefined): boolean {
  const chosen = to?.params.shopId;
  return chosen !== undefined && basket.shopId !== undefined && chosen !== String(basket.shopId);
}
