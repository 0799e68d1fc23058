import type { StoredItem } from '@/domain/device/stored-item';
import { formatInstant, type Instant } from '@/domain/shared/instant';

export interface DeviceCopy {
  /** The file name: `lucka-2026-11-21.json`. */
  readonly name: string;
  readonly text: string;
}

/** Returns everything stored on the device as a JSON file for the visitor. Source: PAIN-95. */
export function deviceCopy(site: string, things: readonly StoredItem[], at: Instant): DeviceCopy {
  const copiedAt = formatInstant(at);
  const copy = {
    site,
    copiedAt,
    values: Object.fromEntries(
      things.flatMap((thing) => (thing.kind === 'value' ? [[thing.key, thing.content]] : [])),
    ),
    cookies: Object.fromEntries(
      things.flatMap((thing) => (thing.kind === 'cookie' ? [[thing.name, thing.value]] : [])),
    ),
    files: things.flatMap((thing) => (thing.kind === 'files' ? thing.addresses : [])),
  };
  return { name: `lucka-${copiedAt.slice(0, 10)}.json`, text: JSON.stringify(copy, undefined, 2) };
}
