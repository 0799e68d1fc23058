import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openChain } from '@api/chain/open-chain';
import type { Stores } from '@api/stores';
import { someHostileChain } from '@test/support/arbitraries/some-hostile-chain';
import { instant } from '@/domain/shared/instant';
import { changeText } from '@api/chain/diff-sources';
import { importChain } from '@api/chain/import-chain';
import { loadChain } from '@api/chain/load-chain';
import { planImport } from '@api/chain/plan-import';
import type { ChainSource } from '@api/chain/chain-source';
import { aPng, SMALL_CHAIN, smallChain } from '@test/support/api/a-small-chain';
import { aNewAccount } from '@test/support/api/an-account';
import { aNewOrder, aKey, NOON } from '@test/support/api/a-stored-order';
import { parseCardCode } from '@api/campaigns/coffee-card';
import { token } from '@test/support/api/guest';
import { describeEachStore } from '@test/support/api/each-store';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { demonstration } from '@demo/demonstration-chain';

const load = (source: ChainSource) => {
  const loaded = loadChain(source);
  if (!loaded.ok) expect.unreachable(JSON.stringify(loaded.error));
  return loaded.value;
};

/** A file of the small chain with other words in it. */
const changed = (file: string, from: string, to: string): Record<string, unknown> => {
  const text = JSON.stringify(SMALL_CHAIN[file]);
  expect(text).toContain(from);
  return { [file]: JSON.parse(text.replace(from, to)) };
};

describeEachStore('importChain', (stores) => {
  const importIt = (source: ChainSource, now = NOON) => importChain(stores(), load(source), now);
  const revision = () => stores().chain.revision();

  it('stores a chain where there is none, with its files as they are', async () => {
    expect(await stores().chain.read()).toBeUndefined();
    const { changes } = await importIt(smallChain());
    expect(changes.map(changeText)).toContain('added menus/cafe.json');
    expect(await stores().chain.read()).toMatchObject({ revision: 1, firstStart: NOON });
    expect((await stores().shops.list()).map(({ name }) => name)).toEqual(['Shop 1', 'Shop 2']);
    expect(await stores().settings.read()).toMatchObject({ languages: ['sv', 'en'] });
    expect((await stores().campaigns.list()).map(({ id }) => id)).toEqual(['monday']);
  });

  it('exports what was imported, byte for byte', async () => {
    const imported = must(await stores().chain.read()).source;
    expect([...imported.keys()].toSorted()).toEqual([...smallChain().keys()].toSorted());
    for (const [file, bytes] of smallChain()) {
      expect(Buffer.compare(must(imported.get(file)), bytes), file).toBe(0);
      expect(Buffer.compare(must(await stores().chain.file(file)), bytes), file).toBe(0);
    }
    expect(await stores().chain.file('menus/none.json')).toBeUndefined();
  });

  it('changes nothing when it is repeated, also at a later time', async () => {
    const plan = await importIt(smallChain(), instant(NOON + 86_400_000));
    expect([plan, await revision()]).toEqual([{ changes: [], removedShops: [], write: undefined }, 1]);
  });

  it('says what it changes before it does, and changes only that', async () => {
    const dearer = load(smallChain(changed('menus/cafe.json', '"price":45', '"price":47.5')));
    const plan = await planImport(stores(), dearer, NOON);
    expect(plan.changes.map(changeText)).toEqual([
      'changed menus/cafe.json categories[hot].articles[latte].price: 45 → 47.5',
    ]);
    expect(plan.write).toMatchObject({ settings: undefined, campaigns: undefined, stylesheets: [] });
    expect((await stores().shops.menu(shopId(1)))?.items[0]).toMatchObject({ items: [{ price: 45 }, {}] });
    await importChain(stores(), dearer, NOON);
    expect((await stores().shops.menu(shopId(1)))?.items[0]).toMatchObject({ items: [{ price: 47.5 }, {}] });
    await importIt(smallChain());
  });

  it('leaves a stylesheet that an operator has set until the look changes', async () => {
    const sheetOf = async () => (await stores().designs.stylesheets())[0]?.stylesheet;
    await stores().designs.write({ shopId: shopId(1), stylesheet: '.shop-1 { --radius: 9px; }' });
    await importIt(smallChain(changed('menus/cafe.json', '"price":45', '"price":44')));
    expect(await sheetOf()).toBe('.shop-1 { --radius: 9px; }');
    await importIt(smallChain(changed('looks/plain.json', '"4px"', '"5px"')));
    expect(await sheetOf()).toContain('--radius: 5px');
    await importIt(smallChain());
  });

  it('takes a removed shop off sale, with its orders readable, until it comes back', async () => {
    const order = aNewOrder({ shopId: shopId(2), shopName: 'Shop 2' });
    await stores().orders.place(order, aKey());
    const plan = await importIt(smallChain({ 'shops/second.json': undefined }));
    expect(plan.removedShops).toEqual([{ id: 2, name: 'Shop 2' }]);
    expect((await stores().shops.list()).map(({ id }) => id)).toEqual([1]);
    expect([await stores().shops.find(shopId(2)), await stores().shops.menu(shopId(2))]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await stores().designs.stylesheets()).map((sheet) => sheet.shopId)).toEqual([1]);
    expect(await stores().orders.find(order.id)).toMatchObject({ shopName: 'Shop 2', total: order.total });
    await importIt(smallChain());
    expect((await stores().shops.menu(shopId(2)))?.name).toBe('Café');
    expect((await stores().designs.stylesheets()).map((sheet) => sheet.shopId)).toEqual([1, 2]);
  });

  it('keeps the cards of an offer that is removed and comes back', async () => {
    const account = must(await stores().accounts.create(aNewAccount()));
    const card = must(
      await stores().cards.open(account.id, {
        code: must(parseCardCode(token())),
        campaignId: 'monday',
        usesLeft: 3,
      }),
    );
    const withoutBadge = changed('menus/cafe.json', ',"badges":["monday"]', '');
    await importIt(smallChain({ ...withoutBadge, 'offers/week.json': undefined }));
    expect(await stores().campaigns.list()).toEqual([]);
    await importIt(smallChain());
    expect(await stores().campaigns.list()).toMatchObject([{ id: 'monday' }]);
    expect(await stores().cards.find(card.code)).toEqual(card);
  });

  it('of concurrent imports leaves the whole of one', async () => {
    const named = (name: string) =>
      smallChain({
        ...changed('chain.json', '"Test"', `"${name}"`),
        ...changed('menus/cafe.json', '"Café"', `"${name}"`),
      });
    await Promise.all(['One', 'Other', 'Third'].map((name) => importIt(named(name))));
    const chain = JSON.parse(new TextDecoder().decode(must(await stores().chain.file('chain.json'))));
    const menus = await Promise.all([1, 2].map((id) => stores().shops.menu(shopId(id))));
    expect(menus.map((menu) => menu?.name)).toEqual([chain.name, chain.name]);
    await importIt(smallChain());
  });

  it('refuses a plan that another import has outrun', async () => {
    const plan = await planImport(stores(), load(smallChain({ 'shops/second.json': undefined })), NOON);
    await importIt(smallChain(changed('chain.json', '"Test"', '"Other"')));
    expect(await stores().chain.write(must(plan.write))).toBe(false);
    expect(await stores().shops.list()).toHaveLength(2);
  });

  it('replaces one chain by another', async () => {
    await importChain(stores(), demonstration(), NOON);
    expect(await stores().shops.list()).toHaveLength(demonstration().startingAt(NOON).shops.length);
    expect((await planImport(stores(), demonstration(), NOON)).write).toBeUndefined();
    await importIt(smallChain());
    expect(await stores().shops.list()).toHaveLength(2);
  });

  it('imports a hostile chain as a whole or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(someHostileChain(), async (source) => {
        const before = await contentOf(stores());
        const opened = await openChain(source);
        if (opened.ok) await importChain(stores(), opened.value, NOON);
        const after = await contentOf(stores());
        if (opened.ok) expect(after.files).toEqual(hexOf(source));
        else expect(after).toEqual(before);
      }),
      { numRuns: 25 },
    );
    await importIt(smallChain());
  });

  it('stores pictures', async () => {
    await importIt(
      smallChain({ ...changed('shops/second.json', '"☕"', '"front.png"'), 'pictures/front.png': aPng }),
    );
    expect(Buffer.compare(must(await stores().chain.file('pictures/front.png')), aPng)).toBe(0);
    await importIt(smallChain());
    expect(await stores().chain.file('pictures/front.png')).toBeUndefined();
  });
});

const hexOf = (source: ChainSource) =>
  [...source].map(([file, bytes]) => [file, Buffer.from(bytes).toString('hex')]).toSorted();

/** All that an import may write. */
const contentOf = async ({ chain, shops, settings, campaigns, designs }: Stores) => ({
  files: hexOf(must(await chain.read()).source),
  shops: await shops.list(),
  menus: await Promise.all((await shops.list()).map(({ id }) => shops.menu(shopId(id)))),
  settings: await settings.read(),
  campaigns: await campaigns.list(),
  designs: await designs.stylesheets(),
});

describe('loadChain', () => {
  it.each([
    ['a shop id that its spots do not fit', 'shops/second.json', '"id":2', '"id":99999999999999'],
    ['a text with a NUL character', 'menus/cafe.json', '"Café"', '"Caf\\u0000"'],
    ['a text with half a character', 'menus/cafe.json', '"Café"', '"Caf\\ud800"'],
    ['an id that no address has', 'offers/week.json', '"id":"monday"', '"id":"Monday!"'],
    ['a currency that no payment has', 'chain.json', '"EUR":', '"euro":'],
    ['days beyond the calendar', 'offers/week.json', '"from":1', '"from":1e12'],
  ])('refuses %s, which cannot be stored', (_what, file, from, to) => {
    expect(loadChain(smallChain(changed(file, from, to))).ok).toBe(false);
  });

  it('refuses an emoji that has no picture, and a picture that has no file', () => {
    const errors = loadChain(
      smallChain({
        ...changed('shops/second.json', '"☕"', '"x"'),
        ...changed('menus/cafe.json', '"picture":"☕"', '"picture":"soup.jpg"'),
      }),
    );
    expect(errors).toMatchObject({
      error: [
        { file: 'menus/cafe.json', message: 'There is no picture soup.jpg' },
        { file: 'shops/second.json', message: 'There is no picture x' },
      ],
    });
  });
});
