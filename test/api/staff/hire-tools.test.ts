import { expect, it, onTestFinished } from 'vitest';
import { postgresStores } from '@api/stores';
import { PasswordHasher } from '@api/accounts/password-hasher';
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

  expect((await lucka(`staff password ${EMAIL}`, 'Lagom salt gröt')).exitCode).not.toBe(0);
  await lucka(`staff add ${EMAIL} --name Siv --role admin`, 'Lagom salt gröt');
  expect(await lucka(`staff password ${EMAIL}`, 'elevenchars')).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('at least 12 characters'),
  });
  expect(await hasPassword('Lagom salt gröt')).toBe(true);
  expect((await lucka(`staff password ${EMAIL}`, 'Mer salt i gröten')).exitCode).toBe(0);
  expect(await hasPassword('Mer salt i gröten')).toBe(true);
  expect(await audit.read({ shopIds: undefined, before: undefined, limit: 1 })).toMatchObject([
    { act: 'changePassword', actor: 'operator', subject: EMAIL },
  ]);
});
