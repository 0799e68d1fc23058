import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';

import { NoticeStore } from '@/application/notices/notice-store';
import { Navigator } from '@/domain/ports/navigator';
import { LiveRegion } from '@/ui/shell/live-region';
import { aTab } from '@test/support/an-app';
import { renderWith } from '@test/support/ui/render-with';

const PAGE = '/shop/1/menu';
const TEXT = 'Restaurangerna gick inte att hämta. Din korg är kvar.';

/** Draws the page only when it is pressed, as after a step that has ended long before. */
function DrawPage() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(PAGE)}>Draw</button>;
}

describe('LiveRegion', () => {
  it('waits for the page that is drawn later than it was reached, whose focus would interrupt it', async () => {
    const tab = aTab();
    const reached = { address: PAGE, isLeaving: false };
    const view = (
      <>
        <DrawPage />
        <LiveRegion />
      </>
    );
    await renderWith(tab, view, [
      [NoticeStore, tab.notices],
      [Navigator, reached],
    ]);
    act(() => tab.notices.announce({ key: 'home.failed', values: {} }));
    expect(screen.queryByText(TEXT)).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(TEXT)).toBeDefined();
  });
});
