import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckoutForm, validateCheckout } from '@/domain/order/validate-checkout';
import { ORDER_TYPES, type OrderType } from '@/domain/settings/order-type';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { spotId } from '@test/support/builders/ids';

const TABLE = aDeliverySpot({ id: spotId(0), orderType: 'DineInPlace' });

const settings = (isRequired: boolean, orderTypes: readonly OrderType[] = ORDER_TYPES) => ({
  orderTypes,
  orders: { requireEmail: isRequired, requirePhoneNumber: isRequired },
});

const form = (different: Partial<CheckoutForm> = {}): CheckoutForm => ({
  basket: aBasket(),
  contact: { email: '', phoneNumber: '' },
  settings: settings(false),
  spots: [TABLE],
  isPhoneNumber: (text) => /^\+?\d{6,}$/.test(text),
  ...different,
});

const contact = (email: string, phoneNumber = '') => ({ contact: { email, phoneNumber } });
const both = { settings: settings(true) };

describe('validateCheckout', () => {
  it('accepts a complete basket', () => {
    expect(validateCheckout(form())).toEqual([]);
  });

  it('returns all errors at once, in the order of the form [ENT-13]', () => {
    const basket = aBasket({
      items: [],
      orderType: undefined,
      settings: { deliverySpotRequired: true },
      note: 'x'.repeat(91),
    });
    expect(validateCheckout(form({ basket, ...both }))).toEqual([
      { field: 'items', problem: 'missing' },
      { field: 'orderType', problem: 'missing' },
      { field: 'spot', problem: 'missing' },
      { field: 'note', problem: 'tooLong' },
      { field: 'email', problem: 'missing' },
      { field: 'phoneNumber', problem: 'missing' },
    ]);
  });

  it('requires a spot where one is required, and accepts spot 0 [VAL-02]', () => {
    const orderType = 'DineInPlace';
    expect(validateCheckout(form({ basket: aBasket({ orderType }) }))).toEqual([
      { field: 'spot', problem: 'missing' },
    ]);
    expect(validateCheckout(form({ basket: aBasket({ orderType, spotId: spotId(0) }) }))).toEqual([]);
  });

  it('rejects an order type that the settings do not enable [DEC-10]', () => {
    expect(validateCheckout(form({ settings: settings(false, ['DineInPlace']) }))).toEqual([
      { field: 'orderType', problem: 'unavailable' },
    ]);
  });

  it('reports what is not loaded, and still checks the rest [DEC-10]', () => {
    const basket = aBasket({ orderType: 'DineInPlace' });
    const unknown = { basket, settings: undefined, spots: undefined, ...contact('a@') };
    expect(validateCheckout(form(unknown))).toEqual([
      { field: 'settings', problem: 'notLoaded' },
      { field: 'spot', problem: 'notLoaded' },
      { field: 'email', problem: 'invalid' },
    ]);
  });

  it('accepts no order that settings and spots have not confirmed [DEC-10]', () => {
    const someForm = fc.record({
      orderType: fc.constantFrom(...ORDER_TYPES, undefined),
      spotId: fc.constantFrom(undefined, spotId(0), spotId(1)),
      settings: fc.option(
        fc.subarray([...ORDER_TYPES]).chain((types) => fc.boolean().map((all) => settings(all, types))),
        { nil: undefined },
      ),
      spots: fc.constantFrom(undefined, [], [TABLE]),
      email: fc.constantFrom('', 'a@b.se'),
    });
    fc.assert(
      fc.property(someForm, ({ orderType, spotId: chosen, email, ...known }) => {
        const basket = aBasket({ orderType, spotId: chosen });
        const errors = validateCheckout(form({ basket, ...contact(email, '+46701234567'), ...known }));
        if (errors.length > 0) return;
        expect(known.settings?.orderTypes).toContain(orderType);
        if (known.settings?.orders.requireEmail === true) expect(email).not.toBe('');
        if (chosen !== undefined) expect(known.spots).toEqual([TABLE]);
        if (orderType === 'DineInPlace') expect(known.spots).toEqual(chosen === undefined ? [] : [TABLE]);
      }),
    );
  });

  it('accepts a note of 90 characters, counted in code points [VAL-01]', () => {
    expect(validateCheckout(form({ basket: aBasket({ note: '🍜'.repeat(90) }) }))).toEqual([]);
  });

  it('requires email and phone only where the settings do [ENT-13]', () => {
    expect(validateCheckout(form({ ...both, ...contact('a@b.se', '+46701234567') }))).toEqual([]);
    expect(validateCheckout(form(contact('  ', ' ')))).toEqual([]);
  });

  it('rejects an invalid contact, also where it is not required', () => {
    expect(validateCheckout(form(contact('a@', '12')))).toEqual([
      { field: 'email', problem: 'invalid' },
      { field: 'phoneNumber', problem: 'invalid' },
    ]);
    expect(validateCheckout(form(contact(' a@b.se ', ' 0701234 ')))).toEqual([]);
  });
});
