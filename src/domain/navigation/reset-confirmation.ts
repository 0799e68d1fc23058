import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import type { MatchedRoute } from '@/domain/navigation/route';

/** Back by whichever button, or home by the logo. */
export type StepAway = 'back' | 'home';

/**
 * Whether a step away from a route asks before it costs the basket: a filled one, on the routes that say so. Going
 * home from home is no step; choosing another shop there asks by itself. Source: spec §2 Route table, AMB-01, AMB-02;
 * ROUTE-08, ROUTE-12, ROUTE-29, SHELL-16, P45.
 */
export const asksToReset = (from: MatchedRoute, basket: Basket, step: StepAway): boolean =>
  from.flags.confirmCartReset && hasItems(basket) && !(from.name === 'home' && step === 'home');
