import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { ReceiptFormViewModel } from '@/ui/screens/order/receipt-form-view-model';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { orderId } from '@test/support/builders/order-ids';

async function aForm() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  return { tab, form: new ReceiptFormViewModel(tab, orderId('order-1')) };
}

describe('ReceiptFormViewModel', () => {
  it('sends the receipt', async () => {
    const { tab, form } = await aForm();
    form.setEmail(' guest@lucka.example ');
    await form.send();
    expect(form.state).toBe('sent');
    expect(tab.server.gateway.receipts).toEqual([{ orderId: 'order-1', email: 'guest@lucka.example' }]);
  });

  it('keeps the address after a failure and can send again', async () => {
    const { tab, form } = await aForm();
    form.setEmail('guest@lucka.example');
    tab.server.gateway.script.failNext({ kind: 'unreachable', isTimeout: false });
    await form.send();
    expect([form.state, form.email]).toEqual(['failed', 'guest@lucka.example']);
    await form.send();
    expect(form.state).toBe('sent');
  });

  it('refuses an invalid address, and shows that until it is changed', async () => {
    const { tab, form } = await aForm();
    form.setEmail('guest');
    await form.send();
    expect(form.state).toBe('invalid');
    expect(tab.server.gateway.receipts).toEqual([]);
    form.setEmail('guest@lucka.example');
    expect(form.state).toBe('idle');
  });

  it('asks to wait when one was just sent', async () => {
    const { tab, form } = await aForm();
    form.setEmail('guest@lucka.example');
    tab.server.gateway.script.failNext(refusal(429));
    await form.send();
    expect(form.state).toBe('tooSoon');
  });

  it('reports that the receipt goes to the address of the order only', async () => {
    const { tab, form } = await aForm();
    form.setEmail('other@lucka.example');
    tab.server.gateway.script.failNext(refusal(409, 'receipt-address'));
    await form.send();
    expect(form.state).toBe('otherAddress');
  });

  it('sends one receipt for two taps', async () => {
    const { tab, form } = await aForm();
    form.setEmail('guest@lucka.example');
    await Promise.all([form.send(), form.send()]);
    expect(tab.server.gateway.receipts).toHaveLength(1);
  });
});
