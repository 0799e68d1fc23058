import type { Instant } from '@/domain/shared/instant';

const DAY_MS = 86_400_000;

/** Known devices of one account; a further one replaces the least recently used. */
export const MAX_DEVICES = 20;
/** A device is unknown after this time without a login; its cookie lasts as long. */
export const DEVICE_MAX_MS = 365 * DAY_MS;

/** Stores the devices from which the owners of accounts have logged in. */
export interface DeviceStore<Id extends string> {
  /** Deletes the account's surplus devices and those that have expired. */
  rememberDevice(tokenHash: string, accountId: Id, at: Instant): Promise<void>;
  isKnownDevice(tokenHash: string, accountId: Id, at: Instant): Promise<boolean>;
}
