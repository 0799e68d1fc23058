import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { QuantityControl } from '@/ui/components/quantity-control';
import { aTab } from '@test/support/an-app';
import { renderWith } from '@test/support/ui/render-with';

const labels = { group: 'Quantity', fewer: 'Fewer', more: 'More', remove: 'Remove' };

async function renderControl(quantity: number, canRemove = false) {
  const acts = { onFewer: vi.fn(), onMore: vi.fn(), onRemove: vi.fn() };
  const { onRemove, ...others } = acts;
  const more = canRemove ? { ...others, onRemove } : others;
  await renderWith(aTab(), <QuantityControl quantity={quantity} max={99} labels={labels} {...more} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { ...acts, press };
}

const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

describe('QuantityControl', () => {
  it('offers no more than the most that a line holds [BASK-06]', async () => {
    const { press, onMore } = await renderControl(99);
    expect(isDisabled('More')).toBe(true);
    press('More');
    expect(onMore).not.toHaveBeenCalled();
  });

  it('offers more up to one below', async () => {
    const { press, onMore, onFewer } = await renderControl(98);
    press('More');
    press('Fewer');
    expect([onMore.mock.calls.length, onFewer.mock.calls.length]).toEqual([1, 1]);
  });

  it('offers no fewer than one, or removing in its place where that is possible [AMB-42]', async () => {
    const { press, onFewer } = await renderControl(1);
    expect(isDisabled('Fewer')).toBe(true);
    press('Fewer');
    expect(onFewer).not.toHaveBeenCalled();
  });

  it('offers removing in the place of fewer at one [AMB-42]', async () => {
    const { press, onRemove } = await renderControl(1, true);
    expect(screen.queryByRole('button', { name: 'Fewer' })).toBeNull();
    press('Remove');
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
