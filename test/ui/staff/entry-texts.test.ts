import { describe, expect, it } from 'vitest';
import { AUDIT_ACTS, type ShownAuditEntry } from '@/domain/staff/audit-entry';
import { ACT_NAMES } from '@/ui/staff/log/act-names';
import { entryTexts } from '@/ui/staff/log/entry-texts';
import type { StaffTextTools } from '@/ui/staff/use-staff-text';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { LANGUAGES } from '@/domain/shared/language';
import { en, sv } from '@test/support/catalogues';
import { aStaffShop } from '@test/support/builders/a-staff-member';
import { anAuditEntry } from '@test/support/builders/an-audit-entry';
import { moment } from '@test/support/builders/order-ids';

const texts = new MemoryTexts({ sv, en });
await texts.load('sv');

const tools: StaffTextTools = {
  language: 'sv',
  t: (key, values) => texts.text('sv', key, values),
  say: ({ key, values }) => texts.text('sv', key, values),
};
const textsOf = (different: Partial<ShownAuditEntry>) =>
  entryTexts(anAuditEntry({ detail: '', ...different }), {
    ...{ tools, shops: [aStaffShop()], timeZone: 'Europe/Stockholm' },
    now: moment('2026-11-21T12:00:00+01:00'),
  });

describe('entryTexts', () => {
  it('names an order by its number, and its states in words', () => {
    const moved = {
      act: 'moveOrder',
      subject: '8YqOa4Ahf2t446MgzL_fVQ',
      detail: 'finnished → done',
    } as const;
    expect(textsOf({ ...moved, orderNumber: '12' })).toMatchObject({
      ...{ subject: '12', detail: 'Snart klar → Klar' },
    });
    expect(textsOf({ ...moved, orderNumber: undefined }).subject).toBe('8YqOa4Ahf2t446MgzL_fVQ');
  });

  it.each<readonly [Partial<ShownAuditEntry>, object]>([
    [{ act: 'pauseShop', subject: '', detail: '2026-11-21T18:30:00+01:00' }, { detail: 'till 18:30' }],
    [
      { act: 'sellOut', subject: 'tea', detail: '' },
      { subject: 'tea', detail: '' },
    ],
    [
      { act: 'changeHours', subject: '2026-11-22', detail: 'closed' },
      { subject: 'söndag 22 november', detail: 'Stängt' },
    ],
    [{ act: 'changeHours', subject: '2026-11-22', detail: '10:00–14:00' }, { detail: '10:00–14:00' }],
    [{ act: 'addStaff', detail: 'manager 1 9' }, { detail: 'Restaurangchef · Haga · 9' }],
    [{ act: 'logIn', detail: 'passkey' }, { detail: 'Lösennyckel' }],
    [{ act: 'refund', detail: '49 SEK, refused: cold' }, { detail: '49 SEK, nekades: cold' }],
    [{ act: 'takeBackOrder', detail: 'added → sold out' }, { detail: 'added → sold out' }],
    [{ actor: 'server' }, { actor: 'Servern' }],
    [{ actor: 'token till-1' }, { actor: 'Maskinen till-1' }],
    [{ actor: 'kim@lucka.example' }, { actor: 'kim@lucka.example' }],
    [{ act: 'moveOrder', detail: 'of a later version' }, { detail: 'of a later version' }],
  ])('says %o in the language', (different, expected) => {
    expect(textsOf(different)).toMatchObject(expected);
  });

  it('has a name for every act', () => {
    expect(AUDIT_ACTS.map((act) => sv[ACT_NAMES[act]]).filter((name) => name === undefined)).toEqual([]);
    expect(LANGUAGES).toContain('sv');
  });
});
