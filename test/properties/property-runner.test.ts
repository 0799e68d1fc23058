import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@test/support/properties/property-parameters';

const FAILED = [
  { file: 'a.test.ts', test: 'suite > rule', seed: 5, path: '31' },
  { file: 'a.test.ts', test: 'suite > another rule', seed: 6, path: '0' },
  { file: 'a.test.ts', test: 'suite > rule', seed: 7, path: '2' },
];

describe('propertyRuns', () => {
  it('repeats every failed run of the test before the ordinary one', () => {
    const runs = propertyRuns('a.test.ts', 'suite > rule', FAILED);
    expect(runs.repeats).toBe(2);
    expect([0, 1, 2].map((attempt) => runs.parametersOf(attempt))).toEqual([
      { seed: 5, path: '31' },
      { seed: 7, path: '2' },
      { seed: 1 },
    ]);
  });

  it('gives each repetition of the plan a seed of its own', () => {
    const plan = { seed: 40, repeats: { 'a.test.ts': { 'suite > rule': 2 } } };
    const runs = propertyRuns('a.test.ts', 'suite > rule', FAILED, plan);
    expect(runs.repeats).toBe(4);
    expect([2, 3, 4].map((attempt) => runs.parametersOf(attempt))).toEqual([
      { seed: 40 },
      { seed: 41 },
      { seed: 42 },
    ]);
    expect(propertyRuns('b.test.ts', 'suite > rule', FAILED, plan).repeats).toBe(0);
  });
});

describe('PropertyRunner', () => {
  const values = (parameters?: fc.Parameters<[number]>): readonly number[] => {
    const generated: number[] = [];
    fc.assert(
      fc.property(fc.nat(), (value) => void generated.push(value)),
      parameters,
    );
    return generated;
  };

  it('generates the same values in every ordinary run', () => {
    expect(values()).toEqual(values({ seed: 1 }));
    expect(values()).not.toEqual(values({ seed: 2 }));
  });
});
