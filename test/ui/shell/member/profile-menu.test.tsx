import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { MemberEntranceViewModel } from '@/ui/shell/member/member-entrance-view-model';
import { ProfileMenu } from '@/ui/shell/member/profile-menu';
import { aSignIn, anAccountTab } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { sv } from '@test/support/catalogues';
import { renderWith } from '@test/support/ui/render-with';

async function drawn() {
  const signIn = aSignIn();
  signIn.club.server.account.loggedIn = aMember();
  const tab = anAccountTab(signIn);
  const model = new MemberEntranceViewModel(tab);
  await renderWith(tab, <ProfileMenu model={model} />);
  const button = screen.getByRole('button', { name: sv['profileMenu.open'] });
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  return { tab, model, button, isOpen };
}

describe('ProfileMenu', () => {
  it('greets, and links to offers, favourites, past orders and the account [SHELL-09, SHELL-10, SHELL-11, SHELL-12, SHELL-13]', async () => {
    const { button } = await drawn();
    expect(screen.queryAllByRole('link')).toEqual([]);
    fireEvent.click(button);
    expect(screen.getByText('Hej Åsa')).toBeDefined();
    expect(screen.getByText('Åsa Öberg')).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/campaigns',
      '/favorites',
      '/order-history',
      '/profile',
    ]);
  });

  it('has the membership card and the logout [SHELL-14, SHELL-15]', async () => {
    const { button } = await drawn();
    fireEvent.click(button);
    const names = screen.getAllByRole('button').map((each) => each.textContent);
    expect(names).toEqual(expect.arrayContaining([sv['profileMenu.card'], sv['profileMenu.logOut']]));
  });

  it('names what it opens, and closes by Escape with the focus on its button', async () => {
    const { button, isOpen } = await drawn();
    fireEvent.click(button);
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).not.toBeNull();
    screen.getAllByRole('link')[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect([isOpen(), document.activeElement]).toEqual([false, button]);
  });

  it('closes by a tap outside, when the focus leaves it, and when a link is followed', async () => {
    const { button, isOpen } = await drawn();
    fireEvent.click(button);
    fireEvent.pointerDown(button);
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
    fireEvent.click(button);
    fireEvent.blur(button, { relatedTarget: document.body });
    expect(isOpen()).toBe(false);
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('link', { name: sv['profileMenu.favorites'] }));
    expect(isOpen()).toBe(false);
  });
});
