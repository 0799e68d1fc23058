import type { MatchedRoute, RouteName } from '@/domain/navigation/route';

/** Where somebody orders or pays nothing comes between. */
const BUSY_ROUTES: ReadonlySet<RouteName> = new Set(['checkoutPage', 'paymentPage']);

/** Whether a newer version may take over here. Source: spec §7 Service worker; PAIN-71. */
export const isSafeToReload = (route: Pick<MatchedRoute, 'name'> | undefined): boolean =>
  route !== undefined && !BUSY_ROUTES.has(route.name);
