import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import type { StoredItem } from '@/domain/device/stored-item';
import { DeviceData } from '@/domain/ports/device-data';
import { MenuStorage } from '@/domain/ports/stored-value';
import type { Instant } from '@/domain/shared/instant';

export interface DeviceEntry {
  readonly thing: StoredItem;
  /** When the value was last changed, where that is known. */
  readonly since: Instant | undefined;
}

export interface DeviceList {
  readonly entries: readonly DeviceEntry[];
  /** False where the browser does not list everything. */
  readonly isComplete: boolean;
}

/** Lists what the site stores on this device. Source: PAIN-95. */
export class ListDeviceData {
  static readonly needs = { device: DeviceData, menu: MenuStorage, orders: OrderStore };

  private readonly deps: Deps<typeof ListDeviceData>;

  constructor(deps: Deps<typeof ListDeviceData>) {
    this.deps = deps;
  }

  async list(): Promise<DeviceList> {
    const { items: things, isComplete } = await this.deps.device.list();
    return { entries: things.map((thing) => ({ thing, since: this.sinceOf(thing) })), isComplete };
  }

  private sinceOf(thing: StoredItem): Instant | undefined {
    if (thing.kind !== 'value') return undefined;
    if (thing.key === 'menu') return this.deps.menu.load()?.loadedAt;
    return thing.key === 'order' ? this.deps.orders.details.at(-1)?.pickupTime : undefined;
  }
}
