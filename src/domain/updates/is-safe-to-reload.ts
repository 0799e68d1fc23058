import type { MatchedRoute, RouteName } from '@/domain/navigation/route';

/** Routes on which nothing interrupts an order or a payment. */
const BUSY_ROUTES: ReadonlySet<RouteName> = new Set(['checkoutPage', 'paymentPage']);

/** Returns whether a newer version may take over on this route. Source: spec §7 Service worker; PAIN-71. */
export const isSafeToReload = (route: Pick<MatchedRoute, 'name'> | undefined): boolean =>
  route !== undefined && !BUSY_ROUTES.has(route.name);
