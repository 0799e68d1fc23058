import { appendFileSync } from 'node:fs';

import type { PropertyName } from '@test/support/properties/property-name';

/** What became of one property; `runs` were really done. */
interface PropertyResult extends PropertyName {
  readonly runs: number;
  readonly ms: number;
  /** Whether it was tried only where it had been red. */
  readonly isReplay: boolean;
  readonly red: { readonly seed: number; readonly path: string } | undefined;
}

const file = process.env['LUCKA_PROPERTY_RESULTS'];

/** Keeps it for `scripts/properties.mjs`, one line of JSON each; an ordinary run keeps nothing. */
export function keepResult(result: PropertyResult): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
