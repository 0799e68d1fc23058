import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import {
  type ResetLink,
  ResetPasswordViewModel,
} from '@/ui/screens/reset-password/reset-password-view-model';
import { anAccountTab } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { must } from '@test/support/builders/must';

const { email: EMAIL } = aMember();
const NEW_PASSWORD = 'N3w-Passw0rd';

async function opened(link?: ResetLink) {
  const tab = anAccountTab();
  await tab.accountCommands.requestPasswordReset(EMAIL);
  const { code } = must(tab.identity.emails.at(-1));
  await tab.navigator.go(`/reset-password?email=${EMAIL}&code=${code}`);
  const model = new ResetPasswordViewModel(
    { ...tab, drafts: tab.accountDrafts },
    link ?? { email: EMAIL, code },
  );
  model.start();
  const submit = async (password: string, repeatedPassword = password) => {
    model.typePassword({ password, repeatedPassword });
    await model.submit();
  };
  return { tab, model, code, submit };
}

describe('ResetPasswordViewModel', () => {
  it('changes the password, and has the address ready for the login [VAL-06]', async () => {
    const { tab, model, submit } = await opened();
    await submit(NEW_PASSWORD);
    expect([model.state, tab.accountDrafts.draft.email]).toEqual(['done', EMAIL]);
    expect(await tab.logIn.logIn(EMAIL, NEW_PASSWORD)).toMatchObject({ ok: true });
  });

  it('removes the code from the address and the history at once', async () => {
    const { tab, code } = await opened();
    expect(tab.navigator.current).toBe('/reset-password');
    expect(tab.navigator.entries.join(' ')).not.toContain(code);
  });

  it.each([
    { email: EMAIL, code: undefined },
    { email: undefined, code: 'code-1' },
    { email: undefined, code: undefined },
  ])('requires a complete link: %j', async (link) => {
    const { tab, model } = await opened(link);
    expect(model.state).toBe('missing');
    expect(tab.identity.script.calls).toEqual(['requestPasswordReset']);
  });

  it('reports an invalid link, with the next step [ERR-11]', async () => {
    const { model, submit } = await opened({ email: EMAIL, code: 'made-up' });
    await submit(NEW_PASSWORD);
    expect(model.state).toBe('invalid');
  });

  it('shows what the password lacks beside the fields, found here or by the server [PASS-01, PASS-06, ERR-11]', async () => {
    const { tab, model, submit } = await opened();
    await submit('Ab1!', 'Ab1?');
    expect(model.errors.noticesOf('password')).toMatchObject([{ key: 'error.account.PasswordTooShort' }]);
    expect(model.errors.noticesOf('repeatedPassword')).toMatchObject([
      { key: 'error.user.password-mismatch' },
    ]);
    expect(tab.notices.announcement?.notice.key).toBe('account.faults');
    tab.identity.script.failNext(refusal(400, undefined, { errors: ['PasswordRequiresDigit'] }));
    await submit(NEW_PASSWORD);
    expect(model.errors.noticesOf('password')).toMatchObject([
      { key: 'error.account.PasswordRequiresDigit' },
    ]);
    expect(model.state).toBe('ready');
  });

  it('can be tried again after a failure', async () => {
    const { tab, model, submit } = await opened();
    tab.identity.script.failNext({ kind: 'unreachable', isTimeout: false });
    await submit(NEW_PASSWORD);
    expect([model.state, model.failure?.key]).toEqual(['ready', 'error.unreachable']);
    await submit(NEW_PASSWORD);
    expect([model.state, model.failure]).toEqual(['done', undefined]);
  });
});
