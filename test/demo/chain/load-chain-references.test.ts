import { describe, expect, it } from 'vitest';
import { inBoth } from '@test/support/api/a-small-chain';
import { openChainFolder } from '@test/support/api/chain-folder';

const { change, faults, put, remove } = openChainFolder();

describe('loadChain', () => {
  it('does without ingredients, spots and looks that nothing refers to', () => {
    change('shops/second.json', '"look":"plain",', '');
    expect(faults()).toEqual([]);
    remove('delivery-spots.json');
    expect(faults()).toEqual([
      'shops/a-first.json: deliverySpots[0]: There is no delivery spot table',
      'shops/a-first.json: deliverySpots[1]: There is no delivery spot hatch',
    ]);
  });

  it('refuses a menu whose groups multiply beyond measure', () => {
    const level = (name: string, inner: readonly string[]) => ({
      name: inBoth(name),
      ...{ min: 0, max: 1 },
      choices: Array.from({ length: 10 }, (_, index) => ({
        code: `${name}-${index}`,
        name: inBoth(name),
        choiceGroups: inner,
      })),
    });
    const names = Array.from({ length: 12 }, (_, index) => `level-${index}`);
    const groups = names.map(
      (name, index) => [name, level(name, names.slice(index + 1, index + 2))] as const,
    );
    put('menus/cold.json', JSON.stringify({ categories: [], choiceGroups: Object.fromEntries(groups) }));
    change('menus/cafe.json', '"size",', '"size","level-0",');
    change('menus/cafe.json', ',"cold"', '');
    expect(faults()).toEqual(['menus/cafe.json: categories: It has more than 100000 articles and choices']);
  });

  it('says which names nothing has', () => {
    change('shops/second.json', '"menu":"cafe"', '"menu":"cold"');
    change('shops/a-first.json', '"hatch"', '"gate"');
    change('menus/cafe.json', '"contains":["coffee"]', '"contains":["coffee","cofee"]');
    change('menus/cafe.json', '"choiceGroups":["size"', '"choiceGroups":["sizes"');
    change('offers/week.json', '"pictured":"latte"', '"pictured":"mocha"');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].defaults.choiceGroups[0]: There is no choice group sizes',
      'menus/cafe.json: categories[0].articles[1].contains[1]: There is no ingredient cofee',
      'offers/week.json: offers[0].pictured: There is no article mocha',
      'shops/a-first.json: deliverySpots[1]: There is no delivery spot gate',
      'shops/second.json: menu: There is no menu cold',
    ]);
  });

  it('asks for what stands for {for} in a group', () => {
    change('menus/cafe.json', '"for":"latte",', '');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].defaults.choiceGroups[1].for: Invalid input: expected a value',
    ]);
    change('menus/cafe.json', '{"group":"{for}-milk","min":1}', '"{for}-milk"');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].defaults.choiceGroups[1]: Invalid input: expected the name of a group without {for}',
    ]);
  });

  it('refuses a preset where not exactly one choice is asked for [DEC-145]', () => {
    change('menus/cafe.json', '"code":"large"', '"preset":true,"code":"large"');
    expect(faults()).toEqual([]);
    change('menus/cafe.json', '"code":"{for}-more"', '"preset":true,"code":"{for}-more"');
    expect(faults()).toEqual([expect.stringContaining('expected one preset at most')]);
  });

  it('says what is there twice and what contains itself', () => {
    change('shops/second.json', '"id":2', '"id":1');
    change('menus/cold.json', '"picture":"🧊"', '"picture":"🧊","categories":["hot"]');
    change('menus/cafe.json', '"articles":[', '"categories":["cold"],"articles":[');
    change('menus/cafe.json', '"code":"large"', '"choiceGroups":["size"],"code":"large"');
    expect(faults()).toEqual([
      'shops/second.json: id: The shop 1 is also in shops/a-first.json',
      'menus/cafe.json: categories[0].categories[0]: The category cold contains itself',
      'menus/cafe.json: choiceGroups.size.choices[0].choiceGroups[0]: The choice group size contains itself',
      'menus/cold.json: categories[0].categories[0]: The category hot contains itself',
    ]);
  });

  it('says which codes are twice in a menu', () => {
    change('menus/cold.json', '"code":"water"', '"code":"latte"');
    change('menus/cafe.json', '"code":"{for}-wine"', '"code":"{for}-more"');
    expect(faults()).toEqual([
      'menus/cold.json: categories[0].articles[0]: The article latte is twice on the menu',
      'menus/cafe.json: : The choice latte-more is twice in latte-milk',
    ]);
  });

  it('says which menu cannot be stored', () => {
    change('menus/cafe.json', '"code":"hot"', '"code":"articles"');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0]: It cannot be stored: the category code articles',
    ]);
  });

  it('says where the limits of a group contradict each other', () => {
    change('menus/cafe.json', '"min":1,"max":1', '"min":3,"max":1');
    expect(faults()).toEqual(['menus/cafe.json: choiceGroups.size.min: Invalid input: expected at most max']);
  });

  it('says where the limits of a reference contradict those of its group', () => {
    change('menus/cafe.json', '"for":"latte","min":1', '"for":"latte","min":3');
    expect(faults()).toEqual(['menus/cafe.json: : It cannot be stored: the limits of the choice latte-milk']);
  });

  it('says what is wrong with references and with legal texts at once', () => {
    change('menus/cafe.json', '"contains":["coffee"]', '"contains":["tea"]');
    put('legal/terms.xx.md', '# Terms');
    expect(faults()).toEqual([
      'menus/cafe.json: categories[0].articles[1].contains[0]: There is no ingredient tea',
      'legal/terms.xx.md: : It is not named like legal/terms.en.md',
    ]);
  });
});
