import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/stores/loadable';
import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';

function aForm() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.execute({ kind: 'restore', basket: aBasket() });
  return { tab, form: new CheckoutFormViewModel(tab) };
}

describe('CheckoutFormViewModel', () => {
  it('asks for what the settings want, and offers a number where messages are sent', () => {
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

  it('says everything that is wrong at once, and aloud', () => {
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

  it('finds a field wrong only as long as it says the same', () => {
    const { tab, form } = aForm();
    form.setEmail('nobody');
    form.refuse([
      { field: 'email', problem: 'invalid' },
      { field: 'note', problem: 'tooLong' },
    ]);
    form.setEmail('nobody@lucka.example');
    tab.changeBasket.execute({ kind: 'writeNote', note: 'Utan lök' });
    expect([form.problemOf('email'), form.problemOf('note')]).toEqual([undefined, undefined]);
  });

  it('has nothing typed twice after a payment that failed', async () => {
    const { tab, form } = aForm();
    form.setEmail('guest@lucka.example');
    form.setPhoneNumber('070 123 45 67');
    await tab.confirmOrder.execute(form.contact);
    expect(new CheckoutFormViewModel(tab).contact).toEqual(form.contact);
  });

  it('shows the next basket nothing of the one before', async () => {
    const { tab, form } = aForm();
    form.setEmail('guest@lucka.example');
    await tab.confirmOrder.execute(form.contact);
    tab.changeBasket.execute({ kind: 'clear', alsoShop: true });
    expect(new CheckoutFormViewModel(tab).contact.email).toBe('');
  });
});
