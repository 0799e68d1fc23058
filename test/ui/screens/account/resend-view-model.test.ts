import { describe, expect, it } from 'vitest';

import { ResendViewModel } from '@/ui/screens/account/resend-view-model';
import { anAccountTab } from '@test/support/an-account-tab';
import { aRegistrationForm } from '@test/support/builders/a-registration-form';

const NEW = 'new@example.com';

describe('ResendViewModel', () => {
  it('sends another email for each press', async () => {
    const tab = anAccountTab();
    await tab.register.register(aRegistrationForm({ email: NEW }));
    const model = new ResendViewModel(tab, NEW);
    await Promise.all([model.send(), model.send()]);
    expect([model.state, tab.identity.emails.length]).toEqual(['sent', 2]);
  });

  it('requires a valid address, and shows a failure', async () => {
    const tab = anAccountTab();
    const model = new ResendViewModel(tab, '');
    await model.send();
    expect(model.errors.isIn('email')).toBe(true);
    model.setEmail(NEW);
    tab.identity.script.failNext({ kind: 'unreachable', isTimeout: false });
    await model.send();
    expect([model.state, model.failure?.key]).toEqual(['idle', 'error.unreachable']);
  });
});
