import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readJson } from '@/adapters/contract/read-json';

describe('readJson', () => {
  it('reads every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => json.slice(0, -1)),
        ),
        (text) => {
          expect(typeof readJson(text).ok).toBe('boolean');
        },
      ),
    );
  });

  it('refuses JSON that is too deep or too large', () => {
    expect(readJson(`${'{"a":'.repeat(129)}1${'}'.repeat(129)}`).ok).toBe(false);
    expect(readJson(JSON.stringify(Array(200_001).fill(0))).ok).toBe(false);
    expect(readJson(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`).ok).toBe(true);
  });

  it('does not change prototypes [FAULT-C13]', () => {
    const name = fc.constantFrom('__proto__', 'constructor', 'prototype', 'polluted', 'a');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.boolean(), fc.array(tie('tree')), tie('object')),
      object: fc
        .array(fc.tuple(name, tie('tree')), { maxLength: 3 })
        .map((entries) => Object.fromEntries(entries)),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const read = readJson(JSON.stringify(value));
        expect(read.ok).toBe(true);
        expect('polluted' in {}).toBe(false);
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      }),
    );
  });
});
