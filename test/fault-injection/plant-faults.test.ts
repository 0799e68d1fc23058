import { describe, expect, it } from 'vitest';

import { faultSwitch } from '@test/fault-injection/fault-switch';
import { plant } from '@test/fault-injection/plant';
import type { PlantedFault } from '@test/fault-injection/planted-fault';

const FAULT: PlantedFault = {
  name: 'adds too much',
  row: 'FAULT-P20',
  file: 'src/sum.ts',
  find: 'one + other',
  replace: 'one + other + 1',
  caughtBy: ['totals are equal'],
};

const SOURCE = `export interface Sum { readonly of: number }
export const LIMIT = 3;
export function sum(one: number, other: number): number {
  return one + other;
}
export async function later() {}
export class Adder {}
`;

describe('plant', () => {
  it('changes the one place', () => {
    expect(plant(SOURCE, FAULT)).toContain('return one + other + 1;');
  });

  it('throws where the place is gone, or is not one', () => {
    expect(() => plant('', FAULT)).toThrow('has 0 places in src/sum.ts');
    expect(() => plant(SOURCE + SOURCE, FAULT)).toThrow('has 2 places in src/sum.ts');
  });
});

describe('faultSwitch', () => {
  it('gives everything that the file gives when it runs, from the module that is switched on', () => {
    const text = faultSwitch('/src/sum.ts', SOURCE, [FAULT]);
    expect(text).toContain('import * as sound from "/src/sum.ts?sound"');
    expect(text).toContain('"adds too much": faulty0');
    expect(text.match(/^export const (\w+)/gm)).toEqual(
      ['LIMIT', 'sum', 'later', 'Adder'].map((name) => `export const ${name}`),
    );
  });
});
