import type { OrderStore } from '@/application/orders/order-store';
import type { KeptThing } from '@/domain/device/stored-item';
import type { DeviceData } from '@/domain/ports/device-data';
import type { MenuStorage } from '@/domain/ports/stored-value';
import type { Instant } from '@/domain/shared/instant';

export interface DeviceEntry {
  readonly thing: KeptThing;
  /** Since when it stands so, where that is known. */
  readonly since: Instant | undefined;
}

export interface DeviceList {
  readonly entries: readonly DeviceEntry[];
  /** False where the browser does not let all of it be seen. */
  readonly isComplete: boolean;
}

/** What the site keeps on this device. Changes nothing. Source: P95. */
export class ListDeviceData {
  private readonly device: DeviceData;
  private readonly menu: MenuStorage;
  private readonly orders: OrderStore;

  constructor(device: DeviceData, menu: MenuStorage, orders: OrderStore) {
    this.device = device;
    this.menu = menu;
    this.orders = orders;
  }

  async execute(): Promise<DeviceList> {
    const { things, isComplete } = await this.device.list();
    return { entries: things.map((thing) => ({ thing, since: this.sinceOf(thing) })), isComplete };
  }

  private sinceOf(thing: KeptThing): Instant | undefined {
    if (thing.kind !== 'value') return undefined;
    if (thing.key === 'menu') return this.menu.load()?.loadedAt;
    return thing.key === 'order' ? this.orders.details.at(-1)?.pickupTime : undefined;
  }
}
