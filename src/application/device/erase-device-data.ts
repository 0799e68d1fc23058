import type { SessionStore } from '@/application/account/session-store';
import type { ForgetOrders } from '@/application/orders/forget-orders';
import type { LogOut } from '@/application/account/log-out';
import { buildPath } from '@/domain/navigation/build-path';
import type { DeviceData } from '@/domain/ports/device-data';
import type { PageDocument } from '@/domain/ports/page-document';
import type { Telemetry } from '@/domain/ports/telemetry';

export type Erasure =
  | 'erased'
  /** Nothing was erased: the server could not be told, and its cookie, which no script can erase, still lets one in. */
  | 'stillLoggedIn'
  /** The device does not let go of something. */
  | 'stuck';

/**
 * Erases all that the site keeps on this device, the orders' details with it, and begins anew on a fresh page: what
 * this page still knows goes with it. A member is logged out first. Source: OPEN-42, P95; TRACK-12, TRACK-13.
 */
export class EraseDeviceData {
  private readonly device: DeviceData;
  private readonly forgetOrders: ForgetOrders;
  private readonly logOut: Pick<LogOut, 'execute'>;
  private readonly sessions: SessionStore;
  private readonly telemetry: Telemetry;
  private readonly document: PageDocument;

  constructor(
    device: DeviceData,
    forgetOrders: ForgetOrders,
    logOut: Pick<LogOut, 'execute'>,
    sessions: SessionStore,
    telemetry: Telemetry,
    document: PageDocument,
  ) {
    this.device = device;
    this.forgetOrders = forgetOrders;
    this.logOut = logOut;
    this.sessions = sessions;
    this.telemetry = telemetry;
    this.document = document;
  }

  async execute(): Promise<Erasure> {
    if (!(await this.isOut())) return 'stillLoggedIn';
    this.telemetry.forget();
    this.forgetOrders.execute();
    if (!(await this.device.erase())) return 'stuck';
    this.document.leaveFor(this.document.origin() + buildPath.home());
    return 'erased';
  }

  private async isOut(): Promise<boolean> {
    return !this.sessions.session.isAuthenticated || (await this.logOut.execute()).ok;
  }
}
