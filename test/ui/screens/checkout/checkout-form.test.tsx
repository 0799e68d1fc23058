import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { failedAfter, IDLE, loaded } from '@/application/shared/loadable';
import type { Basket } from '@/domain/basket/basket';
import { GUEST_SESSION, type UserProfile } from '@/domain/customer/session';
import { CheckoutForm } from '@/ui/screens/checkout/checkout-form';
import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import { aTab, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aMember } from '@test/support/builders/a-member';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { aShop } from '@test/support/builders/a-shop';
import { shopId, spotId } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';
import { must } from '@test/support/builders/must';

async function renderForm(different: Partial<Basket> = {}, prepare: (tab: Tab) => void = () => undefined) {
  const tab = aTab();
  const { changeBasket, settings, spots } = tab;
  tab.shops.setShop(aShop());
  changeBasket.apply({ kind: 'restore', basket: aBasket({ orderType: 'DineInPlace', ...different }) });
  changeBasket.apply({ kind: 'setSettings', settings: { deliverySpotRequired: true } });
  const orders = { requireEmail: true, requirePhoneNumber: true };
  settings.setLoading(loaded({ ...tab.server.settingsSource.current, orders }));
  spots.setSpots(shopId(1), loaded([aDeliverySpot()]));
  prepare(tab);
  const info = new OrderInfoViewModel(tab);
  const form = new CheckoutFormViewModel(tab);
  const pay = new PayViewModel(tab, form);
  await renderWith(tab, <CheckoutForm form={form} info={info} isPending={false} />);
  return { tab, form, info, pay };
}

const CHANGE = 'Ändra, eller skriv till köket';

const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('CheckoutForm', () => {
  it('shows every error beside its field, and focuses the first', async () => {
    const { pay } = await renderForm();
    await act(() => pay.pay());
    const wrong = [screen.getByRole('combobox'), field(/E-post/), field(/Telefon/)];
    expect(wrong.map((each) => each.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    for (const each of wrong) {
      const errorId = each.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
      expect(must(document.getElementById(errorId) ?? undefined).textContent).toMatch(/\p{L}/u);
    }
    expect(document.activeElement).toBe(wrong[0]);
  });

  it.each([
    ['DineInPlace', 'Var vill du ha maten?', 'Maten kommer till'],
    ['TakeAway', 'Var hämtar du?', 'Hämtas'],
  ] as const)('asks where food is brought or collected: %s', async (orderType, question, heading) => {
    const spot = aDeliverySpot({ orderType });
    await renderForm({ orderType, spotId: spot.id }, (tab) => {
      tab.spots.setSpots(shopId(1), loaded([spot]));
    });
    expect(screen.getByText(heading)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: CHANGE }));
    expect(screen.getByRole('combobox', { name: question })).toBeDefined();
  });

  describe('confirms what the basket has [DEC-90]', () => {
    it('without asking again', async () => {
      await renderForm({ spotId: spotId(4), note: 'no onion' });
      expect(screen.getByText('Ät här')).toBeDefined();
      expect(screen.getByText('Table 4', { selector: 'strong' })).toBeDefined();
      expect(screen.getByText('no onion')).toBeDefined();
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.getAllByRole('textbox')).toHaveLength(2);
    });

    it('with the fields on demand, and the focus in them', async () => {
      const { tab } = await renderForm({ spotId: spotId(4) });
      fireEvent.click(screen.getByRole('button', { name: CHANGE }));
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ät här' }));
      fireEvent.change(field(/Meddelande/), { target: { value: 'no onion' } });
      expect(tab.baskets.basket.note).toBe('no onion');
    });

    it('and asks for what is missing, also after it is answered', async () => {
      await renderForm({ orderType: undefined });
      fireEvent.click(screen.getByRole('radio', { name: 'Ta med' }));
      expect(screen.getByRole('radio', { name: 'Ta med' })).toHaveProperty('checked', true);
    });

    it('and asks for what the server refused', async () => {
      const { form } = await renderForm({ spotId: spotId(4) });
      act(() => form.refuse([{ field: 'note', problem: 'tooLong' }]));
      expect(document.activeElement).toBe(field(/Meddelande/));
    });
  });

  it('does not submit when Enter is pressed in a field', async () => {
    const { tab } = await renderForm();
    const form = field(/E-post/).closest('form');
    for (const each of screen.getAllByRole('textbox')) fireEvent.keyDown(each, { key: 'Enter' });
    if (form !== null) fireEvent.submit(form);
    await tab.clock.settle();
    expect(tab.server.gateway.script.calls).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('limits a note to 90 code points and shows how many are left', async () => {
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

  it('has autocomplete and input modes for the contact fields', async () => {
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

  describe('shows what cannot be ordered, with the next step [DEC-10]', () => {
    const LOST = { kind: 'unreachable', isTimeout: true } as const;

    it('an order type that the settings do not enable', async () => {
      const { pay } = await renderForm({ orderType: 'TakeAway' }, (tab) =>
        tab.settings.setLoading(
          loaded({ ...tab.server.settingsSource.current, orderTypes: ['DineInPlace'] }),
        ),
      );
      const types = screen.getByRole('radiogroup');
      expect(types.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('Så går det inte att beställa här. Välj ett annat sätt.')).toBeTruthy();
      await act(() => pay.pay());
      expect(document.activeElement).toBe(screen.getByRole('radio'));
      fireEvent.click(screen.getByRole('radio'));
      expect(types.getAttribute('aria-invalid')).toBe('false');
    });

    it('a spot that the shop does not have, with others to choose', async () => {
      await renderForm({ spotId: spotId(99) });
      expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
      fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } });
      expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('false');
    });

    it('a spot although the order type has none, with a button to remove it', async () => {
      const { tab, pay } = await renderForm({ orderType: 'TakeAway', spotId: spotId(4) });
      expect(screen.queryByRole('combobox')).toBeNull();
      await act(() => pay.pay());
      const goOn = screen.getByRole('button', { name: 'Fortsätt utan plats' });
      expect(document.activeElement).toBe(goOn);
      fireEvent.click(goOn);
      expect(tab.baskets.basket.spotId).toBeUndefined();
      expect(screen.queryByText('Den platsen finns inte här.')).toBeNull();
    });

    it('spots that could not be loaded, with a retry', async () => {
      const { tab, pay } = await renderForm({}, ({ spots, server }) => {
        spots.setSpots(shopId(1), failedAfter(IDLE, LOST));
        server.spots.script.failure = LOST;
        server.spots.byShop.set(shopId(1), [aDeliverySpot()]);
      });
      await act(() => pay.pay());
      const retry = screen.getByRole('button', { name: 'Försök igen' });
      expect(document.activeElement).toBe(retry);
      tab.server.spots.script.failure = undefined;
      await act(async () => {
        fireEvent.click(retry);
        await tab.clock.settle();
      });
      expect(screen.getByRole('combobox')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('settings that could not be loaded, with a retry, and then their fields', async () => {
      const { tab, pay } = await renderForm({}, ({ settings, server }) => {
        settings.setLoading(failedAfter(IDLE, LOST));
        server.settingsSource.script.failure = LOST;
        const orders = { requireEmail: true, requirePhoneNumber: false };
        server.settingsSource.current = { ...server.settingsSource.current, orders };
      });
      expect(screen.queryByRole('textbox', { name: /E-post/ })).toBeNull();
      await act(() => pay.pay());
      const retry = screen.getByRole('button', { name: 'Försök igen' });
      expect(document.activeElement).toBe(retry);
      tab.server.settingsSource.script.failure = undefined;
      await act(async () => {
        fireEvent.click(retry);
        await tab.clock.settle();
      });
      expect(field(/E-post/)).toBeTruthy();
      expect(screen.getAllByRole('radio')).toHaveLength(2);
    });

    it('settings and spots that are loading, as a skeleton', async () => {
      await renderForm({}, ({ settings, spots }) => {
        settings.setLoading({ kind: 'loading' });
        spots.setSpots(shopId(1), { kind: 'loading' });
      });
      expect(screen.getAllByRole('status')).toHaveLength(2);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  describe('the news by mail', () => {
    const NEWS = /Mejla mig/;
    const offered = (requireEmail: boolean, user: UserProfile | undefined) => (tab: Tab) => {
      const orders = { requireEmail, requirePhoneNumber: false };
      const settings = { ...tab.server.settingsSource.current, isOrderMailOffered: true, orders };
      tab.settings.setLoading(loaded(settings));
      tab.sessions.setSession({ ...GUEST_SESSION, user, isAuthenticated: user !== undefined });
    };

    it('are wanted unless the guest says no, once [DEC-163]', async () => {
      const { form } = await renderForm({ orderType: 'TakeAway' }, offered(true, undefined));
      expect(form.contact.newsByMail).toBe(true);
      fireEvent.click(screen.getByRole('checkbox', { name: NEWS, checked: true }));
      expect(form.contact.newsByMail).toBe(false);
      expect(screen.getByRole('checkbox', { name: NEWS, checked: false })).toBeDefined();
    });

    it('stay refused after a declined card', async () => {
      const { form, tab } = await renderForm({ orderType: 'TakeAway' }, offered(true, undefined));
      act(() => {
        form.setEmail('guest@lucka.example');
        form.setPhoneNumber('070 123 45 67');
        form.setNewsByMail(false);
      });
      await act(() => tab.confirmOrder.confirm(form.contact));
      expect(new CheckoutFormViewModel(tab).contact.newsByMail).toBe(false);
    });

    it("go to a member's address, which is shown where none is asked for", async () => {
      await renderForm({ orderType: 'TakeAway' }, offered(false, aMember()));
      expect(screen.getByRole('checkbox', { name: /Till asa@example\.com/ })).toBeDefined();
    });

    it('do not promise to say that food is ready at a table', async () => {
      await renderForm({ orderType: 'DineInPlace' }, offered(true, undefined));
      expect(
        screen.getByRole('checkbox', { name: 'Mejla mig om maten är försenad eller avbruten' }),
      ).toBeDefined();
    });

    it.each([
      ['no address is known', offered(false, undefined)],
      ['the back end sends none', () => undefined],
    ])('are not offered where %s', async (_why, prepare) => {
      await renderForm({}, prepare);
      expect(screen.queryByRole('checkbox', { name: NEWS })).toBeNull();
    });
  });
});
