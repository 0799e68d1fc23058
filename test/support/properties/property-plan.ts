import { readFileSync } from 'node:fs';

import type { PropertyName } from '@test/support/properties/property-name';

/** What `scripts/properties.mjs` wants: `runs` of each property by file and test. */
interface KeptPlan {
  readonly seed: number;
  readonly runs: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The parameters that stand in for those of a test; undefined in an ordinary run. */
interface PropertyPlan {
  parametersOf(name: PropertyName): { readonly seed: number; readonly numRuns?: number };
}

const file = process.env['LUCKA_PROPERTY_PLAN'];

export const PROPERTY_PLAN: PropertyPlan | undefined = file === undefined ? undefined : readPlan(file);

function readPlan(from: string): PropertyPlan {
  const { seed, runs }: KeptPlan = JSON.parse(readFileSync(from, 'utf8'));
  return {
    parametersOf: (name) => {
      const numRuns = runs[name.file]?.[name.test];
      return { seed, ...(numRuns !== undefined && { numRuns }) };
    },
  };
}
