import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLowScreen, screenTypeOf } from '@/domain/navigation/screen-type';

describe('screenTypeOf', () => {
  it('is Small below a width of 900 [SCREEN-01]', () => {
    expect(screenTypeOf(899)).toBe('Small');
    expect(screenTypeOf(899.9)).toBe('Small');
    expect(screenTypeOf(320)).toBe('Small');
  });

  it('is Large from 900 on [SCREEN-02]', () => {
    expect(screenTypeOf(900)).toBe('Large');
    fc.assert(
      fc.property(fc.integer({ min: 900 }), (width) => {
        expect(screenTypeOf(width)).toBe('Large');
      }),
    );
  });
});

describe('isLowScreen', () => {
  it('is a height under 600 [CONST-01]', () => {
    expect(isLowScreen(599)).toBe(true);
    expect(isLowScreen(600)).toBe(false);
  });
});
