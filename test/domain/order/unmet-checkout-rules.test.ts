import { describe, expect, it } from 'vitest';
import { unmetCheckoutRules, type CheckoutForm } from '@/domain/order/unmet-checkout-rules';
import { aBasket } from '@test/support/builders/a-basket';
import { spotId } from '@test/support/builders/ids';

const form = (different: Partial<CheckoutForm> = {}): CheckoutForm => ({
  basket: aBasket(),
  contact: { email: '', phoneNumber: '' },
  orders: { requireEmail: false, requirePhoneNumber: false },
  isPhoneNumber: (text) => /^\+?\d{6,}$/.test(text),
  ...different,
});

const contact = (email: string, phoneNumber = '') => ({ contact: { email, phoneNumber } });
const both = { orders: { requireEmail: true, requirePhoneNumber: true } };

describe('unmetCheckoutRules', () => {
  it('finds nothing wrong with a basket that nothing more is asked of', () => {
    expect(unmetCheckoutRules(form())).toEqual([]);
  });

  it('says everything that is wrong at once, in the order of the form [ENT-13]', () => {
    const basket = aBasket({
      items: [],
      orderType: undefined,
      settings: { deliverySpotRequired: true },
      note: 'x'.repeat(91),
    });
    expect(unmetCheckoutRules(form({ basket, ...both }))).toEqual([
      { field: 'items', problem: 'missing' },
      { field: 'orderType', problem: 'missing' },
      { field: 'spot', problem: 'missing' },
      { field: 'note', problem: 'tooLong' },
      { field: 'email', problem: 'missing' },
      { field: 'phoneNumber', problem: 'missing' },
    ]);
  });

  it('asks for a spot where one is required, and takes spot 0 for one [VAL-02]', () => {
    const settings = { deliverySpotRequired: true };
    expect(unmetCheckoutRules(form({ basket: aBasket({ settings }) }))).toEqual([
      { field: 'spot', problem: 'missing' },
    ]);
    expect(unmetCheckoutRules(form({ basket: aBasket({ settings, spotId: spotId(0) }) }))).toEqual([]);
  });

  it('takes a note of 90 characters, counted as people count [VAL-01]', () => {
    expect(unmetCheckoutRules(form({ basket: aBasket({ note: '🍜'.repeat(90) }) }))).toEqual([]);
  });

  it('asks for e-mail and phone only where the settings do [ENT-13]', () => {
    expect(unmetCheckoutRules(form({ ...both, ...contact('a@b.se', '+46701234567') }))).toEqual([]);
    expect(unmetCheckoutRules(form(contact('  ', ' ')))).toEqual([]);
  });

  it('finds a contact wrong that is given, also where it is not required', () => {
    expect(unmetCheckoutRules(form(contact('a@', '12')))).toEqual([
      { field: 'email', problem: 'invalid' },
      { field: 'phoneNumber', problem: 'invalid' },
    ]);
    expect(unmetCheckoutRules(form(contact(' a@b.se ', ' 0701234 ')))).toEqual([]);
  });
});
