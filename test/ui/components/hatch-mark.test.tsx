import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { HatchMark } from '@/ui/components/hatch-mark';

describe('HatchMark', () => {
  it('is drawn large or small, small by default [ENT-35]', () => {
    const sideOf = (mark: React.JSX.Element) =>
      render(mark).container.querySelector('svg')?.getAttribute('width');
    expect([<HatchMark size="large" />, <HatchMark size="small" />, <HatchMark />].map(sideOf)).toEqual([
      '64',
      '32',
      '32',
    ]);
  });
});
