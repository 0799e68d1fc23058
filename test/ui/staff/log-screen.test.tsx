import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { StaffRole } from '@/domain/staff/permissions';
import { LOG_PAGE_SIZE } from '@/ui/staff/log/log-view-model';
import { LogScreen } from '@/ui/staff/log/log-screen';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aStaffShop } from '@test/support/builders/a-staff-member';
import { shopId } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';
import { anAuditEntry } from '@test/support/builders/an-audit-entry';
import { renderStaff } from '@test/support/ui/render-staff';

const OTHER = aStaffShop({ id: shopId(2), name: 'Vasastan', timeZone: 'Europe/Helsinki' });

async function drawn(count: number, role: StaffRole = 'manager') {
  const tab = await aStaffTab();
  tab.log.all = Array.from({ length: count }, (_, index) =>
    anAuditEntry({ id: count - index, subject: `dish-${count - index}` }),
  );
  renderStaff(tab, <LogScreen shop={aStaffShop()} shops={[aStaffShop(), OTHER]} role={role} />);
  await act(() => tab.clock.settle());
  const more = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Visa tidigare' }));
    await act(() => tab.clock.settle());
  };
  return { ...tab, more };
}

describe('LogScreen', () => {
  it('says who did what, and when', async () => {
    await drawn(1);
    expect(screen.getByRole('listitem').textContent).toBe('Slut dish-1till 18:0011:30 · kim@lucka.example');
  });

  it('shows earlier acts page by page, each once', async () => {
    const { more } = await drawn(LOG_PAGE_SIZE + 1);
    expect(screen.getAllByRole('listitem')).toHaveLength(LOG_PAGE_SIZE);
    await more();
    expect(screen.getAllByRole('listitem')).toHaveLength(LOG_PAGE_SIZE + 1);
    expect(screen.queryByRole('button', { name: 'Visa tidigare' })).toBeNull();
  });

  it('can be tried again where a page could not be read', async () => {
    const { log, more } = await drawn(LOG_PAGE_SIZE + 1);
    log.script.failNext({ kind: 'unreachable', isTimeout: false });
    await more();
    expect(screen.getByText('Ingen kontakt med servern.')).toBeDefined();
    await more();
    expect(screen.getAllByRole('listitem')).toHaveLength(LOG_PAGE_SIZE + 1);
  });

  it('shows an admin what was done in the whole chain, each in the time of its restaurant', async () => {
    const { log, clock } = await drawn(1, 'admin');
    const chosen = () => screen.getByRole('combobox', { name: 'Var' });
    log.all = [
      anAuditEntry({ id: 3, act: 'importChain', shopId: undefined, subject: '', detail: '' }),
      anAuditEntry({ id: 2, shopId: OTHER.id, subject: 'soup', detail: '' }),
      ...log.all,
    ];
    fireEvent.change(chosen(), { target: { value: 'chain' } });
    await act(() => clock.settle());
    expect(screen.getByRole('heading', { name: 'Logg för alla restauranger' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('11:30 · kim@lucka.example'),
      'Slut soup12:30 · kim@lucka.example · Vasastan',
      expect.stringContaining('· Haga'),
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/api/staff/audit.csv');
    fireEvent.change(chosen(), { target: { value: '' } });
    await act(() => clock.settle());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows a manager one restaurant', async () => {
    await drawn(1);
    expect(screen.queryByRole('combobox', { name: 'Var' })).toBeNull();
  });

  it('says that there is nothing yet, and leads to the export', async () => {
    await drawn(0);
    expect(screen.getByText('Inget har gjorts ännu.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Exportera som tabell' }).getAttribute('href')).toBe(
      '/api/staff/audit.csv?shopId=1',
    );
  });

  it('chooses by person once nothing more is typed, by day and by act', async () => {
    const { log, clock } = await drawn(0);
    log.all = [
      anAuditEntry({ id: 4, actor: 'siv@lucka.example', subject: 'tea', detail: '' }),
      anAuditEntry({ id: 3, act: 'offerAgain', subject: 'soup', detail: '' }),
      anAuditEntry({ id: 2, subject: 'late', detail: '', at: moment('2026-11-20T23:59:59+01:00') }),
      anAuditEntry({ id: 1, subject: 'dish', detail: '', at: moment('2026-11-20T00:00:00+01:00') }),
    ];
    const choose = async (label: string, value: string, ms = 0) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      await act(() => clock.advance(ms));
      await act(() => clock.settle());
      return screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.split(/\d|fre/)[0]);
    };
    const calls = () => log.script.calls.length;
    const before = calls();
    await choose('Person eller konto', 's');
    expect(calls()).toBe(before);
    expect(await choose('Person eller konto', 'siv', 300)).toEqual(['Slut tea']);
    expect(calls()).toBe(before + 1);
    expect(await choose('Person eller konto', '', 300)).toHaveLength(4);
    expect(await choose('Vad', 'offerAgain')).toEqual(['Erbjöds igen soup']);
    await choose('Vad', '');
    expect(await choose('Dag', '2026-11-20')).toEqual(['Slut late', 'Slut dish']);
    expect(await choose('Vad', 'offerAgain')).toEqual([]);
    expect(screen.getByText('Inget sådant har gjorts.')).toBeDefined();
  });
});
