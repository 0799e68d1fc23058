import type { ApiServer } from '@api/http/api-server';
import { auditRoutes } from '@api/staff/audit-routes';
import { staffAccountRoutes } from '@api/staff/staff-account-routes';
import { staffRefundRoutes } from '@api/staff/staff-refund-routes';
import { staffTokenRoutes } from '@api/staff/staff-token-routes';
import { boardEventRoutes } from '@api/staff/board-event-routes';
import { boardRoutes } from '@api/staff/board-routes';
import type { StaffDeps } from '@api/staff/staff-deps';
import { StaffGate } from '@api/staff/staff-gate';
import { ShopChanging } from '@api/staff/shop-changing';
import { hoursRoutes } from '@api/staff/hours-routes';
import { pauseRoutes } from '@api/staff/pause-routes';
import { priceRoutes } from '@api/staff/price-routes';
import { soldOutRoutes } from '@api/staff/sold-out-routes';
import { staffPasskeyRoutes } from '@api/staff/staff-passkey-routes';
import { staffPasswordRoutes } from '@api/staff/staff-password-routes';
import { staffSessionRoutes } from '@api/staff/staff-session-routes';

/** What staff does: by person or machine, by role, in its shops. Source: docs/staff.md. */
export function staffRoutes(app: ApiServer, given: Omit<StaffDeps, 'gate'>): void {
  const deps = { ...given, gate: new StaffGate(app, given) };
  staffSessionRoutes(app, deps);
  staffPasswordRoutes(app, deps);
  staffPasskeyRoutes(app, deps);
  boardRoutes(app, deps);
  boardEventRoutes(app, deps);
  staffRefundRoutes(app, deps);
  const shops = new ShopChanging(deps);
  pauseRoutes(app, shops);
  soldOutRoutes(app, shops);
  hoursRoutes(app, shops);
  priceRoutes(app, shops);
  auditRoutes(app, deps);
  staffAccountRoutes(app, deps);
  staffTokenRoutes(app, deps);
}
