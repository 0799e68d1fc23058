import { expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import type { AuditQuery, NewAuditEntry } from '@api/audit/audit-store';
import { NOON } from '@test/support/api/a-stored-order';
import { anEntry } from '@test/support/api/an-entry';
import { describeEachStore } from '@test/support/api/each-store';
import { shopId } from '@test/support/builders/ids';
import { makeFreshDatabase } from '@test/support/database/fresh-database';

const entry = (subject: string, different: Partial<NewAuditEntry> = {}) => anEntry({ subject, ...different });
const EVERYTHING = { shopIds: undefined, before: undefined, limit: 100 };

describeEachStore('AuditStore', (stores) => {
  const subjects = async (query: Partial<AuditQuery>) =>
    (await stores().audit.read({ ...EVERYTHING, ...query })).map(({ subject }) => subject);

  it('returns entries as recorded, newest first, by page and by shop', async () => {
    const { audit } = stores();
    for (const recorded of [
      entry('1'),
      entry('2', { shopId: undefined }),
      entry('3', { shopId: shopId(2) }),
      entry('4', { at: addMs(NOON, 10) }),
    ])
      await audit.record(recorded);
    const [newest, ...older] = await audit.read(EVERYTHING);
    expect(newest).toEqual({ ...entry('4', { at: addMs(NOON, 10) }), id: newest?.id });
    expect(older.map(({ subject }) => subject)).toEqual(['3', '2', '1']);
    expect(await subjects({ shopIds: [shopId(1)] })).toEqual(['4', '1']);
    expect(await subjects({ shopIds: [] })).toEqual([]);
    expect(
      (await audit.read({ ...EVERYTHING, before: newest?.id, limit: 2 })).map(({ subject }) => subject),
    ).toEqual(['3', '2']);
  });

  it('forgets old entries, in batches, and no newer ones', async () => {
    while (await stores().audit.forget(addMs(NOON, 1), 1));
    expect(await subjects({})).toEqual(['4']);
  });

  it('chooses by a part of who, by act and by time', async () => {
    const { audit } = stores();
    const of = { shopId: shopId(77) };
    for (const recorded of [
      entry('one', { ...of, actor: 'Siv@lucka.example', act: 'refund' }),
      entry('Siv%_', { ...of, actor: 'guest', act: 'failLogIn', at: addMs(NOON, 5) }),
      entry('three', { ...of, actor: 'kim@lucka.example', act: 'refund', at: addMs(NOON, 9) }),
    ])
      await audit.record(recorded);
    const chosen = (query: Partial<AuditQuery>) => subjects({ shopIds: [of.shopId], ...query });
    expect(await chosen({ who: 'sIV' })).toEqual(['Siv%_', 'one']);
    expect(await chosen({ who: '%' })).toEqual(['Siv%_']);
    expect(await chosen({ act: 'refund' })).toEqual(['three', 'one']);
    expect(await chosen({ from: addMs(NOON, 5), until: addMs(NOON, 9) })).toEqual(['Siv%_']);
    expect(await chosen({ who: 'lucka', act: 'refund', from: addMs(NOON, 1) })).toEqual(['three']);
  });
});

it('refuses to change, remove or truncate entries in the database', async () => {
  const { database, drop } = await makeFreshDatabase();
  try {
    await database.query(
      `INSERT INTO audit_entry (at, actor, act, subject, detail) VALUES (now(), 'siv', 'refund', '1', '')`,
    );
    for (const change of [
      "UPDATE audit_entry SET actor = 'other'",
      'DELETE FROM audit_entry',
      'TRUNCATE audit_entry',
    ])
      await expect(database.query(change)).rejects.toThrow('The audit log is append-only');
    expect(await database.query('SELECT actor FROM audit_entry')).toEqual([{ actor: 'siv' }]);
  } finally {
    await drop();
  }
});
