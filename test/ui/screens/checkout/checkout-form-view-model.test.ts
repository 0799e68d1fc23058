import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/shared/loadable';
import { GUEST_SESSION, type UserProfile } from '@/domain/customer/session';
import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aMember } from '@test/support/builders/a-member';
import { aShop } from '@test/support/builders/a-shop';

function aForm() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  return { tab, form: new CheckoutFormViewModel(tab) };
}

describe('CheckoutFormViewModel', () => {
  it('requires what the settings require, and offers a number where messages are sent', () => {
    const { tab, form } = aForm();
    expect(form.fields).toMatchObject({ hasEmail: false, hasPhone: false });
    const settings = tab.server.settingsSource.current;
    tab.settings.setLoading(loaded({ ...settings, isSmsEnabled: true }));
    expect(form.fields).toEqual({ hasEmail: false, hasPhone: true, isPhoneRequired: false, hasSms: true });
    tab.settings.setLoading(
      loaded({ ...settings, orders: { requireEmail: true, requirePhoneNumber: true } }),
    );
    expect(form.fields).toEqual({ hasEmail: true, hasPhone: true, isPhoneRequired: true, hasSms: false });
  });

  it('shows and announces all errors at once', () => {
    const { tab, form } = aForm();
    form.refuse([
      { field: 'spot', problem: 'missing' },
      { field: 'email', problem: 'invalid' },
    ]);
    expect([form.problemOf('spot'), form.problemOf('email'), form.problemOf('note')]).toEqual([
      'missing',
      'invalid',
      undefined,
    ]);
    expect(tab.notices.announcement).toMatchObject({
      notice: { key: 'checkout.faults', values: { count: 2 } },
      politeness: 'assertive',
    });
  });

  it('shows an error until the field changes', () => {
    const { tab, form } = aForm();
    form.setEmail('nobody');
    form.refuse([
      { field: 'email', problem: 'invalid' },
      { field: 'note', problem: 'tooLong' },
    ]);
    form.setEmail('nobody@lucka.example');
    tab.changeBasket.apply({ kind: 'writeNote', note: 'Utan lök' });
    expect([form.problemOf('email'), form.problemOf('note')]).toEqual([undefined, undefined]);
  });

  it('has the typed values after a failed payment', async () => {
    const { tab, form } = aForm();
    form.setEmail('guest@lucka.example');
    form.setPhoneNumber('070 123 45 67');
    await tab.confirmOrder.confirm(form.contact);
    expect(new CheckoutFormViewModel(tab).contact).toEqual(form.contact);
  });

  it('does not use them for the next basket', async () => {
    const { tab, form } = aForm();
    form.setEmail('guest@lucka.example');
    await tab.confirmOrder.confirm(form.contact);
    tab.changeBasket.apply({ kind: 'clear', alsoShop: true });
    expect(new CheckoutFormViewModel(tab).contact.email).toBe('');
  });

  describe('of a member', () => {
    function aMembersForm() {
      const { tab, form } = aForm();
      const settings = tab.server.settingsSource.current;
      const ask = (requireEmail: boolean, requirePhoneNumber: boolean) =>
        tab.settings.setLoading(loaded({ ...settings, orders: { requireEmail, requirePhoneNumber } }));
      ask(true, true);
      const setUser = (user: UserProfile | undefined) =>
        tab.sessions.setSession({ ...GUEST_SESSION, user, isAuthenticated: user !== undefined });
      setUser(aMember());
      return { form, ask, setUser };
    }

    it('has their address and number once the session is known, until others are typed', () => {
      const { form } = aMembersForm();
      expect(form.contact).toEqual({ email: 'asa@example.com', phoneNumber: '+46701234567' });
      form.setEmail('');
      form.setPhoneNumber('070 999 99 99');
      expect(form.contact).toEqual({ email: '', phoneNumber: '070 999 99 99' });
    });

    it('sends only visible fields', () => {
      const { form, ask } = aMembersForm();
      ask(false, false);
      expect(form.contact).toEqual({ email: '', phoneNumber: '' });
    });

    it('discards them after a logout', () => {
      const { form, setUser } = aMembersForm();
      setUser(undefined);
      expect(form.contact).toEqual({ email: '', phoneNumber: '' });
    });
  });
});
