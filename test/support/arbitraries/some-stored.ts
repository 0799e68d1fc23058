import fc from 'fast-check';

import { someBrokenText, someDamaged, someForeignValue } from '@test/support/arbitraries/some-damage';
import { someStored } from '@test/support/arbitraries/some-stored-values';

/** What stands under one key of a browser's storage; `valid` is what a program of this version reads from it. */
export interface StoredEntry {
  readonly key: string;
  readonly text: string | undefined;
  readonly valid?: unknown;
}

const KEYS: readonly string[] = Object.keys(someStored);

/** Values are drawn from a list, since generating a menu takes longer than reading many. */
const STOCK = 100;

const stock: Readonly<Record<string, readonly unknown[]>> = Object.fromEntries(
  Object.entries(someStored).map(([key, some]) => [key, fc.sample(some, { numRuns: STOCK, seed: STOCK })]),
);

const someEnvelope = (key: string) =>
  fc.constantFrom(...(stock[key] ?? [null])).map((data) => ({ version: 1, data }));

/** A value as this version of the program stores it. */
export const someValidEntry = (key: string): fc.Arbitrary<StoredEntry> =>
  someEnvelope(key).map((whole) => ({ key, text: JSON.stringify(whole), valid: whole.data }));

/** A value that is damaged, foreign, cut, or of a version that there is not. */
export const someBrokenEntry = (key: string): fc.Arbitrary<StoredEntry> =>
  fc.oneof(
    someEnvelope(key)
      .chain((whole) => someDamaged(whole))
      .map((value) => ({ key, text: JSON.stringify(value) ?? '' })),
    someEnvelope(key)
      .chain((whole) => someBrokenText(JSON.stringify(whole)))
      .map((text) => ({ key, text })),
    fc
      .record({ version: someForeignValue(), data: someForeignValue() })
      .map((value) => ({ key, text: JSON.stringify(value) })),
  );

/** Every key by itself: nothing there, something valid, or something broken. */
export const someStorage = (): fc.Arbitrary<readonly StoredEntry[]> =>
  fc.tuple(
    ...KEYS.map((key) =>
      fc.oneof(
        { weight: 1, arbitrary: fc.constant<StoredEntry>({ key, text: undefined }) },
        { weight: 3, arbitrary: someValidEntry(key) },
        { weight: 3, arbitrary: someBrokenEntry(key) },
      ),
    ),
  );
