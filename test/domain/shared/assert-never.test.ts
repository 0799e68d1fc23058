import { describe, expect, it } from 'vitest';
import { assertNever } from '@/domain/shared/assert-never';

describe('assertNever', () => {
  it('names the missing case', () => {
    expect(() => Reflect.apply(assertNever, undefined, [{ kind: 'surprise' }])).toThrow(
      '{"kind":"surprise"}',
    );
  });
});
