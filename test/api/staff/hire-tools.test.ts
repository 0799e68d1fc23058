import { expect, it, onTestFinished } from 'vitest';
import { postgresStores } from '@api/stores';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { aStaffAccount } from '@test/support/api/a-staff-account';
import { aStoredPasskey } from '@test/support/api/a-stored-passkey';
import { aShell } from '@test/support/cli/a-shell';
import { makeFreshDatabase } from '@test/support/database/fresh-database';

const EMAIL = 'siv@lucka.example';

it('the command line adds a member of the staff, and sets a lost password', async () => {
  const { database, url, drop } = await makeFreshDatabase();
  onTestFinished(drop);
  const { staff, audit } = postgresStores(database);
  const lucka = (line: string, password: string) =>
    aShell(undefined, '', undefined, { DATABASE_URL: url, LUCKA_PASSWORD: password }).lucka(line);
  const hasPassword = async (password: string) => {
    const verified = await new PasswordHasher().verify(
      (await staff.findByEmail(EMAIL))?.passwordHash,
      password,
    );
    return verified.ok && verified.value.isRight;
  };

  expect((await lucka(`staff password ${EMAIL}`, 'Lagom salt gröt 7')).exitCode).not.toBe(0);
  await lucka(`staff add ${EMAIL} --name Siv --role admin`, 'Lagom salt gröt 7');
  expect(await lucka(`staff password ${EMAIL}`, 'elevenchars')).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('at least 12 characters'),
  });
  expect(await hasPassword('Lagom salt gröt 7')).toBe(true);
  expect((await lucka(`staff password ${EMAIL}`, 'Mer salt i gröten 7')).exitCode).toBe(0);
  expect(await hasPassword('Mer salt i gröten 7')).toBe(true);
  expect(await audit.read({ shopIds: undefined, before: undefined, limit: 1 })).toMatchObject([
    { act: 'changePassword', actor: 'operator', subject: EMAIL },
  ]);
});

it('the command line removes all passkeys of a member of the staff [DEC-142]', async () => {
  const { database, url, drop } = await makeFreshDatabase();
  onTestFinished(drop);
  const { staff, staffPasskeys, audit } = postgresStores(database);
  const lucka = (line: string) => aShell(undefined, '', undefined, { DATABASE_URL: url }).lucka(line);
  const [own, other] = [aStaffAccount(EMAIL), aStaffAccount()];
  for (const { id } of [own, other]) {
    await staff.addAccount(id === own.id ? own : other);
    for (const name of ['Phone', 'Key']) await staffPasskeys.add(id, aStoredPasskey({ name }));
  }
  expect((await lucka('staff remove-passkeys nobody@lucka.example')).exitCode).not.toBe(0);
  expect(await lucka(`staff remove-passkeys ${EMAIL}`)).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining(': 2.'),
  });
  expect(await staffPasskeys.ofAccount(own.id)).toEqual([]);
  expect(await staffPasskeys.ofAccount(other.id)).toHaveLength(2);
  expect(await audit.read({ shopIds: undefined, before: undefined, limit: 2 })).toMatchObject([
    { act: 'removePasskey', actor: 'operator', subject: EMAIL },
  ]);
});
