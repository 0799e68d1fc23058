import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { RegisterScreen } from '@/ui/staff/admin/register-screen';
import type { RegisterKind } from '@/ui/staff/admin/register-view-model';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aStaffShop } from '@test/support/builders/a-staff-member';
import { shopId } from '@test/support/builders/ids';
import { refusal } from '@test/support/memory/refusal';
import { renderStaff } from '@test/support/ui/render-staff';

const SHOPS = [aStaffShop(), aStaffShop({ id: shopId(2), name: 'Möllan' })];

async function drawn(kind: RegisterKind) {
  const tab = await aStaffTab();
  renderStaff(tab, <RegisterScreen kind={kind} shops={SHOPS} />);
  await act(() => tab.clock.settle());
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => tab.clock.settle());
  };
  return { ...tab, press };
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function writePerson(): void {
  write('Namn', 'Kim');
  write('E-post', 'kim@lucka.example');
  write('Första lösenordet', 'A long password 7');
}

describe('the people', () => {
  it('get an account with a role and their restaurants, until it is ended', async () => {
    const { press, register } = await drawn('people');
    writePerson();
    write('Roll', 'manager');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Möllan' }));
    await press('Lägg till en person');
    expect(register.people).toMatchObject([{ name: 'Kim', role: 'manager', shops: [2] }]);
    expect(screen.getByRole('article', { name: 'Kim' }).textContent).toContain('Restaurangchef · Möllan');
    expect(screen.getByLabelText<HTMLInputElement>('Första lösenordet').value).toBe('');
    await press('Avsluta Kim');
    expect(register.people).toHaveLength(1);
    await press('Avsluta Kim nu');
    expect([register.people, screen.queryByRole('article')]).toEqual([[], null]);
  });

  it('are added with a restaurant, except for an administrator, who has all', async () => {
    const { press, register } = await drawn('people');
    writePerson();
    await press('Lägg till en person');
    expect(register.people).toEqual([]);
    write('Roll', 'admin');
    await press('Lägg till en person');
    expect(register.people).toMatchObject([{ role: 'admin', shops: [] }]);
    expect(screen.getByText('Kedjans administratör · alla restauranger')).toBeDefined();
  });

  it('stay as they are where the server refuses, with what was written', async () => {
    const { press, register } = await drawn('people');
    writePerson();
    write('Roll', 'admin');
    register.script.failNext(refusal(409, 'email-taken'));
    await press('Lägg till en person');
    expect(screen.getByText('Någon har redan ett konto med den e-postadressen.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Namn').value).toBe('Kim');
  });
});

describe('the last administrator', () => {
  it('stays, and the page says why', async () => {
    const { press, register } = await drawn('people');
    writePerson();
    write('Roll', 'admin');
    await press('Lägg till en person');
    await press('Avsluta Kim');
    register.script.failNext(refusal(409, 'last-admin'));
    await press('Avsluta Kim nu');
    expect(register.people).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe(
      'Kedjan måste ha en administratör. Lägg till en till först.',
    );
  });
});

describe('the machines', () => {
  it('get a token, whose secret is shown once', async () => {
    const { press, register } = await drawn('machines');
    write('Namn', 'Kassan');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Haga' }));
    await press('Lägg till en maskin');
    expect(register.machines).toMatchObject([{ name: 'Kassan', role: 'kitchen', shops: [1] }]);
    expect(screen.getByText('secret of Kassan')).toBeDefined();
    await press('Avsluta Kassan');
    await press('Avsluta Kassan nu');
    expect([register.machines, screen.queryByText('secret of Kassan')]).toEqual([[], null]);
  });
});
