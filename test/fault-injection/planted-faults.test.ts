import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { plant } from '@test/fault-injection/plant';
import { PLANTED_FAULTS } from '@test/fault-injection/planted-faults';

describe('the planted faults', () => {
  it('are at least 25, each with a name of its own [FAULT-D3]', () => {
    expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(25);
    expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).toBe(PLANTED_FAULTS.length);
  });

  it.each(PLANTED_FAULTS)('finds its one place in the source: $name [FAULT-D3]', (fault) => {
    const source = readFileSync(fault.file, 'utf8');
    expect(plant(source, fault)).not.toBe(source);
  });
});
