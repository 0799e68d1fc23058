import kept from '@test/red-properties.json';
import type { PropertyName } from '@test/support/properties/property-name';

/** How a property was red: `seed` and `path` lead fast-check straight to the smallest counterexample. */
interface RedProperty extends PropertyName {
  readonly seed: number;
  readonly path: string;
}

/** What `npm run properties` has found, kept for good; every run of these tests tries it first. */
export const RED_PROPERTIES: readonly RedProperty[] = kept;
