import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { StaffApp } from '@/ui/staff/app/staff-app';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { aStaffMember, aStaffShop } from '@test/support/builders/a-staff-member';
import { aMember } from '@test/support/builders/a-member';
import { shopId } from '@test/support/builders/ids';
import { refusal } from '@test/support/memory/refusal';
import { STAFF_PASSWORD } from '@test/support/memory/memory-staff-identity';
import { renderStaff } from '@test/support/ui/render-staff';

const LOST = { kind: 'unreachable', isTimeout: false } as const;

afterEach(() => (window.location.hash = ''));

async function opened(isLoggedIn = false) {
  const tab = await aStaffTab();
  tab.identity.isLoggedIn = isLoggedIn;
  tab.identity.member = aStaffMember({
    shops: [aStaffShop(), aStaffShop({ id: shopId(2), name: 'Möllan' })],
  });
  tab.board.orders = [aBoardOrder()];
  renderStaff(tab, <StaffApp />);
  await act(() => tab.clock.settle());
  return tab;
}

type Tab = Awaited<ReturnType<typeof opened>>;

async function logIn(tab: Tab, password: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('E-post'), { target: { value: tab.identity.member.email } });
  fireEvent.change(screen.getByLabelText('Lösenord'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Logga in' }));
  await act(() => tab.clock.settle());
}

describe('StaffApp', () => {
  it('asks for a login, and then shows the orders', async () => {
    const tab = await opened();
    await logIn(tab, STAFF_PASSWORD);
    expect(screen.getByRole('heading', { name: 'Beställningar hos Haga' })).toBeDefined();
    expect(screen.getByRole('article', { name: '42' })).toBeDefined();
  });

  it('does not say which of email and password is wrong, and forgets the password', async () => {
    const tab = await opened();
    await logIn(tab, 'guessed');
    expect(screen.getByRole('alert').textContent).toBe('E-post eller lösenord stämmer inte.');
    expect(screen.getByLabelText<HTMLInputElement>('Lösenord').value).toBe('');
  });

  it('says how long to wait after too many wrong passwords', async () => {
    const tab = await opened();
    tab.identity.script.failNext(refusal(429));
    await logIn(tab, 'guessed');
    expect(screen.getByRole('alert').textContent).toBe('För många försök. Vänta en kvart.');
  });

  it('goes on with the session of the browser', async () => {
    await opened(true);
    expect(screen.getByRole('article', { name: '42' })).toBeDefined();
  });

  it('says that there is no connection, and goes on by itself', async () => {
    const tab = await aStaffTab();
    tab.identity.isLoggedIn = true;
    tab.identity.script.failNext(LOST);
    renderStaff(tab, <StaffApp />);
    await act(() => tab.clock.settle());
    expect(screen.getByRole('status').textContent).toBe('Ingen kontakt med servern.');
    await act(() => tab.clock.advance(3_000));
    expect(screen.getByRole('heading', { name: 'Beställningar hos Haga' })).toBeDefined();
  });

  it('changes the own password by the current one', async () => {
    const tab = await opened(true);
    const press = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name, hidden: true }));
      await act(() => tab.clock.settle());
    };
    const write = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const send = () => {
      fireEvent.submit(screen.getByLabelText('Nytt lösenord').closest('form')!);
      return act(() => tab.clock.settle());
    };
    await press('Lösenord och lösennycklar');
    write('Nuvarande lösenord', 'guessed');
    write('Nytt lösenord', 'Another password 7');
    await send();
    expect(screen.getByText('Det nuvarande lösenordet stämmer inte.')).toBeDefined();
    write('Nytt lösenord', 'another passwords');
    await send();
    // The hint, and now the error.
    expect(screen.getAllByText(/^Minst 12 tecken/)).toHaveLength(2);
    expect(tab.identity.password).toBe(STAFF_PASSWORD);
    write('Nytt lösenord', 'Another password 7');
    tab.identity.script.failNext(refusal(422, undefined, { parameter: 'newPassword' }));
    await send();
    expect(screen.getByText(/hör till dem som gissas först/)).toBeDefined();
    tab.identity.script.failNext(refusal(429));
    await send();
    expect(screen.getByText('För många försök. Vänta en kvart.')).toBeDefined();
    write('Nuvarande lösenord', STAFF_PASSWORD);
    await send();
    expect(tab.identity.password).toBe('Another password 7');
    expect(screen.getByText(/Lösenordet är bytt/)).toBeDefined();
    expect(screen.queryByLabelText('Nytt lösenord')).toBeNull();
  });

  it('logs in by passkey, where the browser has them [DEC-142]', async () => {
    const tab = await aStaffTab();
    Object.assign(tab.authenticator, { isSupported: true, failure: 'cancelled' });
    renderStaff(tab, <StaffApp />);
    await act(() => tab.clock.settle());
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Logga in med lösennyckel' }));
      await act(() => tab.clock.settle());
    };
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(/^Det avbröts/);
    tab.authenticator.failure = undefined;
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(/^Vi känner inte till lösennyckeln/);
    tab.passkeys.owner = aMember();
    await press();
    expect(screen.getByRole('heading', { name: 'Beställningar hos Haga' })).toBeDefined();
  });

  it('offers no passkey where the browser has none', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: 'Logga in med lösennyckel' })).toBeNull();
  });

  it('adds, renames and removes the own passkeys [DEC-142]', async () => {
    const tab = await aStaffTab();
    tab.identity.isLoggedIn = true;
    tab.authenticator.isSupported = true;
    renderStaff(tab, <StaffApp />);
    await act(() => tab.clock.settle());
    const press = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name, hidden: true }));
      await act(() => tab.clock.settle());
    };
    await press('Lösenord och lösennycklar');
    const section = within(screen.getByRole('region', { name: 'Lösennycklar', hidden: true }));
    const submit = async (label: string, value: string) => {
      fireEvent.change(section.getByLabelText(label), { target: { value } });
      fireEvent.submit(section.getByLabelText(label).closest('form')!);
      await act(() => tab.clock.settle());
    };
    await submit('Nuvarande lösenord', 'guessed');
    expect(section.getByText('Det nuvarande lösenordet stämmer inte.')).toBeDefined();
    await submit('Nuvarande lösenord', STAFF_PASSWORD);
    expect(section.getByText('Lösennyckeln är tillagd. Logga in med den nästa gång.')).toBeDefined();
    expect(section.getByLabelText<HTMLInputElement>('Nuvarande lösenord').value).toBe('');
    await submit('Namn', ' ');
    expect(section.getByText('Ge den ett namn på högst 60 tecken.')).toBeDefined();
    await submit('Namn', 'Köket');
    expect(tab.passkeys.stored?.map(({ name }) => name)).toEqual(['Köket']);
    await press('Ta bort Köket');
    expect(tab.passkeys.stored).toHaveLength(1);
    await press('Ta verkligen bort Köket');
    expect(tab.passkeys.stored).toEqual([]);
    expect(section.getByText(/^Lösennyckeln är borttagen/)).toBeDefined();
  });

  it('leads to the login where the session has ended meanwhile', async () => {
    const tab = await opened(true);
    tab.identity.isLoggedIn = false;
    fireEvent.click(screen.getByRole('button', { name: 'Lösenord och lösennycklar' }));
    await act(() => tab.clock.settle());
    expect(screen.getByRole('heading', { name: 'Logga in personal' })).toBeDefined();
  });

  it('changes the restaurant, and its address with it', async () => {
    await opened(true);
    fireEvent.change(screen.getByLabelText('Restaurang'), { target: { value: '2' } });
    // The browser reports a new address a little later.
    expect(await screen.findByRole('heading', { name: 'Beställningar hos Möllan' })).toBeDefined();
    expect(window.location.hash).toBe('#orders/2');
  });

  it('speaks another language at once, and stores the choice', async () => {
    const tab = await opened(true);
    fireEvent.change(screen.getByLabelText('Språk'), { target: { value: 'en' } });
    await act(() => tab.clock.settle());
    expect(screen.getByRole('heading', { name: 'Orders of Haga' })).toBeDefined();
    expect([document.documentElement.lang, tab.cultures.chosen]).toEqual(['en-GB', 'en']);
  });

  it('logs out', async () => {
    const tab = await opened(true);
    fireEvent.click(screen.getByRole('button', { name: 'Logga ut Kim' }));
    await act(() => tab.clock.settle());
    expect(screen.getByRole('heading', { name: 'Logga in personal' })).toBeDefined();
  });
});
