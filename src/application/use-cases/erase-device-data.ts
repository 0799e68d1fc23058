import type { ForgetOrders } from '@/application/use-cases/forget-orders';
import { buildPath } from '@/domain/navigation/build-path';
import type { DeviceData } from '@/domain/ports/device-data';
import type { PageDocument } from '@/domain/ports/page-document';
import type { Telemetry } from '@/domain/ports/telemetry';

/**
 * Erases all that the site keeps on this device, the orders' details with it, and begins anew on a fresh page: what
 * this page still knows goes with it. False when something could not be erased; the page then stays.
 * Source: OPEN-42, P95; TRACK-12, TRACK-13.
 */
export class EraseDeviceData {
  private readonly device: DeviceData;
  private readonly forgetOrders: ForgetOrders;
  private readonly telemetry: Telemetry;
  private readonly document: PageDocument;

  constructor(device: DeviceData, forgetOrders: ForgetOrders, telemetry: Telemetry, document: PageDocument) {
    this.device = device;
    this.forgetOrders = forgetOrders;
    this.telemetry = telemetry;
    this.document = document;
  }

  async execute(): Promise<boolean> {
    this.telemetry.forget();
    this.forgetOrders.execute();
    const isErased = await this.device.erase();
    if (isErased) this.document.leaveFor(this.document.origin() + buildPath.home());
    return isErased;
  }
}
