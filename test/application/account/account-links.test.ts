import { describe, expect, it } from 'vitest';

import { anAccountTab, PASSWORD } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { aRegistrationForm } from '@test/support/builders/a-registration-form';
import { must } from '@test/support/builders/must';

const DONE = { ok: true, value: undefined };
const NEW = 'new@example.com';
const NEW_PASSWORD = 'N3w-Passw0rd';

async function registered() {
  const tab = anAccountTab();
  await tab.register.register(aRegistrationForm({ email: NEW }));
  return { tab, email: must(tab.identity.emails.at(-1)) };
}

describe('ConfirmEmail', () => {
  it('confirms an address, and the member may log in', async () => {
    const { tab, email } = await registered();
    expect(await tab.confirmEmail.confirm(email.userId, email.code)).toEqual(DONE);
    expect(await tab.logIn.logIn(NEW, PASSWORD)).toEqual(DONE);
  });

  it('does not load the profile of a guest', async () => {
    const { tab, email } = await registered();
    await tab.confirmEmail.confirm(email.userId, email.code);
    expect(tab.server.account.script.calls).toEqual([]);
  });

  it('shows the new address of a member who is logged in at once', async () => {
    const { tab, email } = await registered();
    await tab.logIn.logIn(aMember().email, PASSWORD);
    tab.server.account.loggedIn = aMember({ email: NEW });
    await tab.confirmEmail.confirm(email.userId, email.code);
    expect(tab.sessions.session.user?.email).toBe(NEW);
    expect(tab.authStorage.load()?.user?.email).toBe(NEW);
  });

  it('fails for a link that is no longer valid [ERR-11]', async () => {
    const { tab, email } = await registered();
    await tab.confirmEmail.confirm(email.userId, email.code);
    expect(await tab.confirmEmail.confirm(email.userId, email.code)).toMatchObject({
      error: { errors: ['InvalidToken'] },
    });
  });
});

describe('AccountCommands.resendConfirmation', () => {
  it('sends another email', async () => {
    const { tab } = await registered();
    expect(await tab.accountCommands.resendConfirmation(` ${NEW} `)).toEqual(DONE);
    expect(tab.identity.emails).toHaveLength(2);
  });
});

describe('AccountCommands.requestPasswordReset, resetPassword', () => {
  it('set a new password [VAL-06]', async () => {
    const tab = anAccountTab();
    const { email } = aMember();
    expect(await tab.accountCommands.requestPasswordReset(` ${email}`)).toEqual(DONE);
    const { code } = must(tab.identity.emails.at(-1));
    const reset = { email, code, newPassword: NEW_PASSWORD };
    expect(await tab.accountCommands.resetPassword(reset, NEW_PASSWORD)).toEqual(DONE);
    expect(await tab.logIn.logIn(email, NEW_PASSWORD)).toEqual(DONE);
  });

  it('send no password that breaks a rule, or is not the same twice [PASS-01, PASS-06]', async () => {
    const tab = anAccountTab();
    const reset = { email: aMember().email, code: 'any', newPassword: 'Ab1!' };
    expect(await tab.accountCommands.resetPassword(reset, 'Ab1?')).toEqual({
      ok: false,
      error: { kind: 'unmet', rules: ['PasswordTooShort', 'password-mismatch'] },
    });
    expect(tab.identity.script.calls).toEqual([]);
  });
});
