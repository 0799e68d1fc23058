import type { StoredItems } from '@/domain/device/stored-item';
import type { Disposer } from '@/domain/ports/clock';
import { portToken } from '@/domain/ports/port-token';

/** All data that the site stores on the device. Source: OPEN-42, PAIN-95. */
export interface DeviceData {
  list(): Promise<StoredItems>;
  /** Resolves to false when something could not be erased. */
  erase(): Promise<boolean>;
  /** Calls the listener when another tab has erased everything. */
  onErasedElsewhere(listener: () => void): Disposer;
}

export const DeviceData = portToken<DeviceData>('DeviceData');
