import type { StoredItems } from '@/domain/device/stored-item';
import type { Disposer } from '@/domain/ports/clock';
import { portToken } from '@/domain/ports/port-token';

/** All that the site keeps on the device, whoever kept it. Source: OPEN-42, PAIN-95. */
export interface DeviceData {
  list(): Promise<StoredItems>;
  /** False when something is still there. */
  erase(): Promise<boolean>;
  /** Tells that another tab has erased everything. */
  onErasedElsewhere(listener: () => void): Disposer;
}

export const DeviceData = portToken<DeviceData>('DeviceData');
