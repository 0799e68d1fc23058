import { describe, expect, it } from 'vitest';
import { acceptsAvif } from '@api/images/accepts-avif';

describe('acceptsAvif', () => {
  it.each([
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
    'image/webp,image/avif,image/jxl,image/heic,*/*;q=0.8',
    'image/webp, IMAGE/AVIF ; q=0.5',
    'image/avif;q=0.01',
  ])('accepts %s', (accept) => expect(acceptsAvif(accept)).toBe(true));

  it.each([
    undefined,
    '',
    '*/*',
    'image/*',
    'image/webp,*/*;q=0.8',
    'image/avif;q=0,image/webp',
    'image/avif; q=0.000',
    'image/avif-sequence',
    'x-image/avif',
  ])('has no AVIF for %s', (accept) => expect(acceptsAvif(accept)).toBe(false));
});
