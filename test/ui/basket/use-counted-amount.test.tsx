import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Amount } from '@/domain/shared/amount';
import { useCountedAmount } from '@/ui/basket/use-counted-amount';
import { amount } from '@test/support/builders/ids';
import { render } from '@testing-library/react';

let frames: FrameRequestCallback[] = [];

const passTo = (ms: number) =>
  act(() => {
    const due = frames;
    frames = [];
    for (const frame of due) frame(ms);
  });

function Drawn({ value }: { readonly value: Amount }) {
  return <output>{useCountedAmount(value)}</output>;
}

const drawn = () => Number(screen.getByRole('status').textContent);

const wantsMotion = (wants: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: !wants }));

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  wantsMotion(true);
});

afterEach(() => vi.unstubAllGlobals());

describe('useCountedAmount', () => {
  it('draws the first amount at once', () => {
    render(<Drawn value={amount('218')} />);
    expect(drawn()).toBe(amount('218'));
  });

  it('counts to a new amount over one second [BASK-19]', () => {
    const { rerender } = render(<Drawn value={amount('218')} />);
    rerender(<Drawn value={amount('251')} />);
    passTo(5_000);
    expect(drawn()).toBe(amount('218'));
    passTo(5_500);
    expect(drawn()).toBeGreaterThan(amount('218'));
    expect(drawn()).toBeLessThan(amount('251'));
    passTo(6_000);
    expect(drawn()).toBe(amount('251'));
    expect(frames).toHaveLength(0);
  });

  it('continues from the drawn amount when the amount changes', () => {
    const { rerender } = render(<Drawn value={amount('100')} />);
    rerender(<Drawn value={amount('200')} />);
    passTo(0);
    passTo(500);
    const halfway = drawn();
    rerender(<Drawn value={amount('0')} />);
    passTo(600);
    expect(drawn()).toBe(halfway);
    passTo(1_600);
    expect(drawn()).toBe(0);
  });

  it('jumps where reduced motion is preferred', () => {
    wantsMotion(false);
    const { rerender } = render(<Drawn value={amount('218')} />);
    rerender(<Drawn value={amount('251')} />);
    expect(drawn()).toBe(amount('251'));
    expect(frames).toHaveLength(0);
  });
});
