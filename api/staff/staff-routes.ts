import type { ApiServer } from '@api/http/api-server';
import { auditRoutes } from '@api/staff/audit-routes';
import { staffAccountRoutes } from '@api/staff/staff-account-routes';
import { staffRefundRoutes } from '@api/staff/staff-refund-routes';
import { staffTokenRoutes } from '@api/staff/staff-token-routes';
import { boardEventRoutes } from '@api/staff/board-event-routes';
import { boardRoutes } from '@api/staff/board-routes';
import type { StaffDeps } from '@api/staff/staff-deps';
import { StaffGate } from '@api/staff/staff-gate';
import { shopStateRoutes } from '@api/staff/shop-state-routes';
import { staffSessionRoutes } from '@api/staff/staff-session-routes';

/** What staff does: by person or machine, by role, in its shops. Source: docs/staff.md. */
export function staffRoutes(app: ApiServer, given: Omit<StaffDeps, 'gate'>): void {
  const deps = { ...given, gate: new StaffGate(app, given) };
  staffSessionRoutes(app, deps);
  boardRoutes(app, deps);
  boardEventRoutes(app, deps);
  staffRefundRoutes(app, deps);
  shopStateRoutes(app, deps);
  auditRoutes(app, deps);
  staffAccountRoutes(app, deps);
  staffTokenRoutes(app, deps);
}
