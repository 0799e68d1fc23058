import type { KeptThings } from '@/domain/device/stored-item';
import type { Stop } from '@/domain/ports/clock';
import { portToken } from '@/domain/ports/port-token';

/** All that the site keeps on the device, whoever kept it. Source: OPEN-42, PAIN-95. */
export interface DeviceData {
  list(): Promise<KeptThings>;
  /** False when something is still there. */
  erase(): Promise<boolean>;
  /** Tells that another tab has erased everything. */
  onErasedElsewhere(listener: () => void): Stop;
}

export const DeviceData = portToken<DeviceData>('DeviceData');
