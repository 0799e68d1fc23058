import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from 'uqr';

import { QrCode } from '@/ui/components/qr-code';
import { runs } from '@test/support/properties/runs';

/** The squares that a path of `M x y h n …` strokes covers. */
function drawn(path: string): ReadonlySet<string> {
  const squares = new Set<string>();
  for (const [, x, y, n] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(n); at += 1) squares.add(`${Number(x) + at} ${y}`);
  }
  return squares;
}

describe('QrCode', () => {
  it('has an accessible name', () => {
    render(<QrCode text="LUCKA-1" label="Coffee card" />);
    expect(screen.getByRole('img', { name: 'Coffee card' })).toBeTruthy();
  });

  it('draws exactly the dark modules, with a quiet zone of 4', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        const { container, unmount } = render(<QrCode text={text} label="x" />);
        const { data, size } = encode(text, { ecc: 'M', border: 4 });
        const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
        expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
        expect(drawn(container.querySelector('path')?.getAttribute('d') ?? '')).toEqual(new Set(dark));
        expect(dark.every((at) => at.split(' ').every((value) => Number(value) >= 4))).toBe(true);
        unmount();
      }),
      { numRuns: runs(30) },
    );
  });
});
