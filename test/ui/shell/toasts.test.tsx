import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { NoticeStore } from '@/application/notices/notice-store';
import { Toasts } from '@/ui/shell/toasts';
import { aTab } from '@test/support/an-app';
import { renderWith } from '@test/support/ui/render-with';

const TEXT = 'Restaurangerna gick inte att hämta. Din korg är kvar.';

async function renderToasts() {
  const tab = aTab();
  await renderWith(tab, <Toasts />, [[NoticeStore, tab.notices]]);
  const show = () => act(() => tab.notices.addToast({ key: 'home.failed', values: {} }));
  const advance = (ms: number) => act(() => tab.clock.advance(ms));
  return { tab, show, advance };
}

describe('Toasts', () => {
  it('shows a toast for 8 seconds', async () => {
    const { tab, show, advance } = await renderToasts();
    show();
    await advance(7_999);
    expect(screen.getByText(TEXT)).toBeTruthy();
    await advance(1);
    expect(screen.queryByText(TEXT)).toBeNull();
    expect([tab.notices.toasts, tab.clock.pending]).toEqual([[], 0]);
  });

  it('shows each toast for its own time, also with the same text', async () => {
    const { show, advance } = await renderToasts();
    show();
    await advance(5_000);
    show();
    await advance(3_000);
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
    await advance(5_000);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('removes it when it is closed', async () => {
    const { show } = await renderToasts();
    show();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
