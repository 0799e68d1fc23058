import { beforeEach, describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { openChainFolder } from '@test/support/api/chain-folder';

const { change, faults, load } = openChainFolder();

describe('loadChain', () => {
  describe('with value added tax', () => {
    const SELLER = { name: 'Test AB', organisationNumber: '556000-0000', address: ['Storgatan 1'] };
    beforeEach(() => {
      const tables = { SE: { food: { takeAway: 6, dineInPlace: 12 }, wine: 25 }, FI: { food: 13.5 } };
      const added = JSON.stringify({ vat: tables, sellers: { us: SELLER } }).slice(1, -1);
      change('chain.json', '"choiceLevels"', `${added},"choiceLevels"`);
      change('shops/a-first.json', '"look"', '"vat":"SE","seller":"us","look"');
      change('menus/cafe.json', '"name":"Café"', '"name":"Café","vatClass":"food"');
      change('menus/cafe.json', '"code":"{for}-wine"', '"code":"{for}-wine","vatClass":"wine"');
    });

    it('has the rates and the seller of each shop, and the class of each article', () => {
      const [first, second] = load().startingAt(instant(0)).shops;
      expect(first?.shop).toMatchObject({
        seller: SELLER,
        vat: { food: { takeAway: 6, dineInPlace: 12 }, wine: { takeAway: 25, dineInPlace: 25 } },
      });
      expect(second?.shop.vat).toBeUndefined();
      const [hot, cold] = first?.menu.items ?? [];
      expect(hot).toMatchObject({ items: [{ vatClass: 'food' }, { vatClass: 'food' }] });
      expect(cold).toMatchObject({ items: [{ vatClass: 'food' }] });
      expect(JSON.stringify(hot)).toContain('"vatClass":"wine"');
    });

    it('says which names and rates there are not', () => {
      change('menus/cafe.json', '"vatClass":"wine"', '"vatClass":"beer"');
      change('shops/second.json', '"look"', '"vat":"NO","seller":"them","look"');
      expect(faults()).toEqual([
        'menus/cafe.json: choiceGroups.{for}-milk.choices[1].vatClass: There is no VAT class beer',
        'shops/second.json: seller: There is no seller them',
        'shops/second.json: vat: There is no VAT table NO',
      ]);
    });

    it('says what a shop cannot tell the tax of', () => {
      change('shops/second.json', '"look"', '"vat":"FI","look"');
      expect(faults()).toEqual(['shops/second.json: vat: FI has no rate of wine']);
      change('menus/cafe.json', '"vatClass":"food",', '');
      change('shops/second.json', '"vat":"FI",', '');
      expect(faults()).toEqual(
        ['latte', 'black', 'water'].map(
          (code) => `shops/a-first.json: vat: The article ${code} has no vatClass`,
        ),
      );
    });

    it('says which rate is none', () => {
      change('chain.json', '13.5', '135');
      expect(faults()).toEqual(['chain.json: vat.FI.food: Invalid input: expected a number of per cent']);
    });
  });
});
