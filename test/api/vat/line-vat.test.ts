import { describe, expect, it } from 'vitest';
import { parseVatRate } from '@/domain/order/vat';
import { lineVat } from '@api/vat/line-vat';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const SHOP = {
  vat: { food: { takeAway: 6, dineInPlace: 12 }, beer: { takeAway: 25, dineInPlace: 25 } },
};
const share = (vatClass: string, percent: number, gross: string) => ({
  vatClass,
  rate: must(parseVatRate(percent)),
  gross: amount(gross),
});
const food = (price: string) => ({ vatClass: 'food', price: amount(price) });
const beer = (price: string) => ({ vatClass: 'beer', price: amount(price) });

describe('lineVat', () => {
  it('has the rate of the order type', () => {
    expect(lineVat([food('50')], amount('100'), SHOP, 'TakeAway')).toEqual([share('food', 6, '100')]);
    expect(lineVat([food('50')], amount('100'), SHOP, 'DineInPlace')).toEqual([share('food', 12, '100')]);
  });

  it('divides a meal with a beer by their prices', () => {
    const shares = lineVat([food('80'), beer('40'), food('10')], amount('260'), SHOP, 'TakeAway');
    expect(shares).toEqual([share('food', 6, '180'), share('beer', 25, '80')]);
  });

  it('spreads a discount over the classes', () => {
    const shares = lineVat([food('75'), beer('25'), food('-20')], amount('80'), SHOP, 'TakeAway');
    expect(shares).toEqual([share('food', 6, '60'), share('beer', 25, '20')]);
  });

  it('has a class also where nothing is paid', () => {
    expect(lineVat([food('0')], amount('0'), SHOP, 'TakeAway')).toEqual([share('food', 6, '0')]);
  });

  it('is unknown without rates, without a class, and for a class without a rate', () => {
    expect(lineVat([food('5')], amount('5'), {}, 'TakeAway')).toBeUndefined();
    const [classless, unknown] = [undefined, 'wine'].map((vatClass) => ({ vatClass, price: amount('5') }));
    expect(lineVat([must(classless)], amount('5'), SHOP, 'TakeAway')).toBeUndefined();
    expect(lineVat([food('5'), must(unknown)], amount('10'), SHOP, 'TakeAway')).toBeUndefined();
  });
});
