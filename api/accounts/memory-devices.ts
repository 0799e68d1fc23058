import { addMs, type Instant } from '@/domain/shared/instant';
import { DEVICE_MAX_MS, MAX_DEVICES, type DeviceStore } from '@api/accounts/device-store';

/** When each known device was last used, by token hash and account. */
export type MemoryDeviceMap<Id extends string> = Map<`${string} ${Id}`, Instant>;

export class MemoryDevices<Id extends string> implements DeviceStore<Id> {
  readonly #devices: MemoryDeviceMap<Id>;

  constructor(devices: MemoryDeviceMap<Id>) {
    this.#devices = devices;
  }

  rememberDevice(tokenHash: string, accountId: Id, at: Instant): Promise<void> {
    this.#devices.delete(`${tokenHash} ${accountId}`);
    this.#devices.set(`${tokenHash} ${accountId}`, at);
    for (const [device, usedAt] of this.#devices) if (isForgotten(usedAt, at)) this.#devices.delete(device);
    const own = [...this.#devices].filter(([device]) => device.endsWith(` ${accountId}`));
    const byUse = own.toSorted(([, a], [, b]) => a - b);
    for (const [device] of byUse.slice(0, -MAX_DEVICES)) this.#devices.delete(device);
    return Promise.resolve();
  }

  isKnownDevice(tokenHash: string, accountId: Id, at: Instant): Promise<boolean> {
    const usedAt = this.#devices.get(`${tokenHash} ${accountId}`);
    return Promise.resolve(usedAt !== undefined && !isForgotten(usedAt, at));
  }
}

/** Forgets the devices of an account that is gone. */
export function forgetDevices<Id extends string>(devices: MemoryDeviceMap<Id>, accountId: Id): void {
  for (const device of devices.keys()) if (device.endsWith(` ${accountId}`)) devices.delete(device);
}

const isForgotten = (usedAt: Instant, at: Instant): boolean => addMs(usedAt, DEVICE_MAX_MS) <= at;
