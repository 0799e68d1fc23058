import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/stores/loadable';
import { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { ChooseOrderType } from '@/application/use-cases/choose-order-type';
import { ChooseSpot } from '@/application/use-cases/choose-spot';
import { LoadDeliverySpots } from '@/application/use-cases/load-delivery-spots';
import { RemoveItem } from '@/application/use-cases/remove-item';
import { WriteNote } from '@/application/use-cases/write-note';
import { MemoryDeliverySpotCatalog } from '@test/support/memory/memory-delivery-spot-catalog';
import { CheckoutForm } from '@/ui/screens/checkout/checkout-form';
import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import { OrderInfoViewModel } from '@/ui/shell/basket/order-info-view-model';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';

async function renderForm() {
  const tab = aTab();
  const { changeBasket, baskets, settings } = tab;
  tab.shops.setShop(aShop());
  changeBasket.execute({ kind: 'restore', basket: aBasket({ orderType: 'DineInPlace' }) });
  changeBasket.execute({ kind: 'setSettings', settings: { deliverySpotRequired: true } });
  const wanted = { requireEmail: true, requirePhoneNumber: true };
  settings.setLoading(loaded({ ...tab.server.settingsSource.current, orders: wanted }));
  const spots = new DeliverySpotStore();
  spots.setSpots(shopId(1), loaded([aDeliverySpot()]));
  const info = new OrderInfoViewModel({
    ...tab,
    spots,
    chooseOrderType: new ChooseOrderType(changeBasket, baskets, spots),
    chooseSpot: new ChooseSpot(changeBasket),
    writeNote: new WriteNote(changeBasket),
    loadSpots: new LoadDeliverySpots(new MemoryDeliverySpotCatalog(), spots),
  });
  const form = new CheckoutFormViewModel(tab);
  const pay = new PayViewModel({ ...tab, removeItem: new RemoveItem(changeBasket) }, form);
  await renderWith(tab, <CheckoutForm form={form} info={info} isPending={false} />);
  return { tab, form, info, pay };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('CheckoutForm', () => {
  it('says everything that is wrong beside its field, and the first of them has the focus', async () => {
    const { pay } = await renderForm();
    await act(() => pay.pay());
    const wrong = [screen.getByRole('combobox'), field(/E-post/), field(/Telefon/)];
    expect(wrong.map((each) => each.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    for (const each of wrong) {
      const errorId = each.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
      expect(document.getElementById(errorId)?.textContent).not.toBe('');
    }
    expect(document.activeElement).toBe(wrong[0]);
  });

  it('pays nothing when Enter is pressed in a field', async () => {
    const { tab } = await renderForm();
    const form = field(/E-post/).closest('form');
    for (const each of screen.getAllByRole('textbox')) fireEvent.keyDown(each, { key: 'Enter' });
    if (form !== null) fireEvent.submit(form);
    await tab.clock.settle();
    expect(tab.server.desk.script.calls).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stops a note at 90 code points and says how many are left', async () => {
    const { info } = await renderForm();
    act(() => {
      info.writeNote('🍅'.repeat(100));
    });
    expect([...info.note]).toHaveLength(90);
    expect(screen.getByText('90/90')).toBeTruthy();
  });

  it('shows the table large once it is chosen', async () => {
    await renderForm();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } });
    expect(screen.getByText('Table 4', { selector: 'strong' })).toBeTruthy();
  });

  it('lets a phone and a browser help with the contact fields', async () => {
    await renderForm();
    const help = [field(/E-post/), field(/Telefon/)].map((each) => [
      each.getAttribute('inputmode'),
      each.getAttribute('autocomplete'),
    ]);
    expect(help).toEqual([
      ['email', 'email'],
      ['tel', 'tel'],
    ]);
  });
});
