import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import { OrderStore } from '@/application/orders/order-store';
import { LogOut } from '@/application/account/log-out';
import { buildPath } from '@/domain/navigation/build-path';
import { DeviceData } from '@/domain/ports/device-data';
import { PageDocument } from '@/domain/ports/page-document';
import { Telemetry } from '@/domain/ports/telemetry';

export type Erasure =
  | 'erased'
  /** Nothing was erased: the server could not be reached, and its cookie, which no script can delete, still logs in. */
  | 'stillLoggedIn'
  /** Some data could not be erased. */
  | 'stuck';

/**
 * Erases everything that the site stores on this device, including the orders, and starts a new page without the state
 * of this one. A member is logged out first. Source: OPEN-42, PAIN-95; TRACK-12, TRACK-13.
 */
export class EraseDeviceData {
  static readonly needs = {
    device: DeviceData,
    orders: OrderStore,
    logOut: LogOut,
    sessions: SessionStore,
    telemetry: Telemetry,
    document: PageDocument,
  };

  private readonly deps: Deps<typeof EraseDeviceData>;

  constructor(deps: Deps<typeof EraseDeviceData>) {
    this.deps = deps;
  }

  async erase(): Promise<Erasure> {
    if (!(await this.isOut())) return 'stillLoggedIn';
    this.deps.telemetry.discard();
    this.deps.orders.clear();
    if (!(await this.deps.device.erase())) return 'stuck';
    this.deps.document.leaveFor(this.deps.document.origin() + buildPath.home());
    return 'erased';
  }

  private async isOut(): Promise<boolean> {
    return !this.deps.sessions.session.isAuthenticated || (await this.deps.logOut.logOut()).ok;
  }
}
