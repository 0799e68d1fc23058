import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { openChainFolder } from '@test/support/api/chain-folder';

const { change, load } = openChainFolder();

describe('loadChain', () => {
  describe('of a dish, a choice or an ingredient that states nothing [PAIN-54]', () => {
    const black = () => menuItems()[0]?.items?.[1];
    const menuItems = () => {
      const categories = load().startingAt(instant(0)).shops[0]?.menu.items ?? [];
      return categories.map((each) => ('items' in each ? each : expect.unreachable('No category')));
    };
    const warnings = () =>
      load()
        .warnings()
        .map(({ file, field }) => `${file}: ${field}`);

    it('declares neither allergens nor diets without a contains, and warns of it', () => {
      expect(black()).toMatchObject({
        allergens: [],
        diets: expect.arrayContaining(['vegan', 'gluten-free']),
      });
      const before = warnings();
      change('menus/cafe.json', '"price":25.4,"contains":["coffee"]', '"price":25.4');
      expect(black()).not.toHaveProperty('allergens');
      expect(black()).not.toHaveProperty('diets');
      expect(warnings().filter((each) => !before.includes(each))).toEqual([
        'menus/cafe.json: categories[0].articles[1]',
      ]);
    });

    it('declares by an empty contains that there is nothing to declare', () => {
      change('menus/cafe.json', '"price":25.4,"contains":["coffee"]', '"price":25.4,"contains":[]');
      expect(black()).toMatchObject({
        allergens: [],
        diets: expect.arrayContaining(['vegan', 'gluten-free']),
      });
    });

    it('declares nothing of a choice without a contains, and warns of it', () => {
      change('menus/cafe.json', '"price":9,"contains":[]', '"price":9');
      const size = { code: 'large', allergens: expect.anything() };
      expect(black()).not.toMatchObject({ choices: [{ articles: [size] }, {}] });
      expect(warnings()).toContain('menus/cafe.json: choiceGroups.size.choices[0]');
    });

    it('declares nothing of a dish with an ingredient that states no allergens, and warns of it', () => {
      change('ingredients.json', '"nature":"plant","allergens":[],"emoji"', '"nature":"plant","emoji"');
      expect(black()).not.toHaveProperty('allergens');
      expect(warnings()).toContain('ingredients.json: ingredients.coffee');
    });

    it('does not warn of what is undeclared on purpose', () => {
      const before = warnings();
      change('menus/cafe.json', '"price":25.4,"contains":["coffee"]', '"price":25.4,"undeclared":true');
      expect(black()).not.toHaveProperty('allergens');
      expect(warnings()).toEqual(before);
    });
  });
});
