import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecentMap } from '@api/limits/recent-map';
import { runs } from '@test/support/properties/runs';

const MAX = 3;
const acts = array(tuple(constantFrom('set', 'set', 'delete'), constantFrom(...'abcdefg')), {
  maxLength: 60,
});

describe('RecentMap', () => {
  it('always has the keys that were set last, as many as it may have', () => {
    assert(
      property(acts, (given) => {
        const map = new RecentMap<number>(MAX);
        let newestFirst: { readonly key: string; readonly value: number }[] = [];
        for (const [value, [act, key]] of given.entries()) {
          const others = newestFirst.filter((entry) => entry.key !== key);
          if (act === 'set') map.set(key, value);
          else map.delete(key);
          newestFirst = (act === 'set' ? [{ key, value }, ...others] : others).slice(0, MAX);
          expect([...map.values()].toReversed()).toEqual(newestFirst.map((entry) => entry.value));
          for (const entry of newestFirst) expect(map.get(entry.key)).toBe(entry.value);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
