import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { ForgotPasswordViewModel } from '@/ui/screens/forgot-password/forgot-password-view-model';
import { anAccountTab } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';

function opened() {
  const tab = anAccountTab();
  return { tab, model: new ForgotPasswordViewModel({ ...tab, drafts: tab.accountDrafts }) };
}

describe('ForgotPasswordViewModel', () => {
  it.each([aMember().email, 'nobody@example.com'])('responds alike to every address: %s', async (email) => {
    const { model } = opened();
    model.setEmail(` ${email} `);
    await model.submit();
    expect([model.sentTo, model.failure]).toEqual([email, undefined]);
    model.askAgain();
    expect(model.sentTo).toBeUndefined();
  });

  it('has the address typed at the login', () => {
    const { tab, model } = opened();
    tab.accountDrafts.change({ email: aMember().email });
    expect(model.email).toBe(aMember().email);
  });

  it('requires a valid address', async () => {
    const { tab, model } = opened();
    model.setEmail('asa@');
    await model.submit();
    expect(model.errors.noticesOf('email')).toMatchObject([{ key: 'account.email-invalid' }]);
    expect(tab.identity.script.calls).toEqual([]);
  });

  it('shows a failure, and keeps the address', async () => {
    const { tab, model } = opened();
    model.setEmail(aMember().email);
    tab.identity.script.failNext(refusal(429));
    await model.submit();
    expect([model.sentTo, model.failure?.key]).toEqual([undefined, 'account.tooManyTries']);
    expect(model.email).toBe(aMember().email);
  });
});
