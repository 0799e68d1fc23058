import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { SessionStore } from '@/application/account/session-store';
import { MembershipCard } from '@/domain/ports/membership-card';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { MembershipCardPopup } from '@/ui/shell/membership-card-popup';
import { aMemberTab } from '@test/support/a-member-tab';
import { renderWith } from '@test/support/ui/render-with';

const ALT = 'Medlemskort med nummer 1000012';

async function open(...failures: readonly RemoteFailure[]) {
  const tab = aMemberTab();
  for (const failure of failures) tab.club.card.script.failNext(failure);
  const onClose = vi.fn();
  const view = await renderWith(tab, <MembershipCardPopup onClose={onClose} />, [
    [SessionStore, tab.sessions],
    [MembershipCard, tab.card],
  ]);
  return { tab, onClose, view };
}

describe('MembershipCardPopup', () => {
  it('shows the card as an image with the number as its accessible name [SHELL-30, ROLE-07]', async () => {
    const { view } = await open();
    const card = await screen.findByRole('img', { name: ALT });
    expect(card.getAttribute('src')).toMatch(/^blob:/);
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    view.unmount();
    expect(revoke).toHaveBeenCalledWith(card.getAttribute('src'));
  });

  it('shows the number, and why the image is missing', async () => {
    await open(refusal(500));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Något gick fel/);
    expect(screen.getByText('1000012')).toBeTruthy();
  });

  it('shows that there is no network, and retries', async () => {
    await open({ kind: 'unreachable', isTimeout: false });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Visa numret/);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('img', { name: ALT })).toBeTruthy();
  });

  it('loads the card each time it is opened', async () => {
    const { tab, view } = await open();
    await screen.findByRole('img', { name: ALT });
    view.unmount();
    await renderWith(tab, <MembershipCardPopup onClose={() => undefined} />, [
      [SessionStore, tab.sessions],
      [MembershipCard, tab.card],
    ]);
    await screen.findByRole('img', { name: ALT });
    expect(tab.club.card.script.calls).toEqual(['card', 'card']);
  });

  it('is closed by its button', async () => {
    const { onClose } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
