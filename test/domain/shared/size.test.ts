import { describe, expect, it } from 'vitest';
import { SIZES } from '@/domain/shared/size';

describe('SIZES', () => {
  it('are large and small [ENT-35]', () => {
    expect([...SIZES]).toEqual(['large', 'small']);
  });
});
