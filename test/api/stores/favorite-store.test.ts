import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AccountId } from '@api/accounts/account';
import { aNewAccount, anAccountId } from '@test/support/api/an-account';
import { describeEachStore } from '@test/support/api/each-store';
import { must } from '@test/support/builders/must';

const shop = { type: 'shop', code: '3' } as const;
const article = { type: 'article', code: 'coffee' } as const;

describeEachStore('FavoriteStore', (stores) => {
  const anAccount = async (): Promise<AccountId> => must(await stores().accounts.create(aNewAccount())).id;

  it('stores favourites in the order in which they were added, each once [ENT-08]', async () => {
    const id = await anAccount();
    for (const favorite of [shop, article, shop, article]) {
      expect(await stores().favorites.add(id, favorite, 9)).toBe('stored');
    }
    expect(await stores().accounts.favorites(id)).toEqual([shop, article]);
  });

  it('distinguishes an article and a shop with the same code', async () => {
    const id = await anAccount();
    await stores().favorites.add(id, { type: 'article', code: '3' }, 9);
    await stores().favorites.add(id, shop, 9);
    expect(await stores().favorites.remove(id, shop)).toEqual([{ type: 'article', code: '3' }]);
  });

  it('answers the remaining ones, also for a repeated removal', async () => {
    const id = await anAccount();
    for (const favorite of [shop, article]) await stores().favorites.add(id, favorite, 9);
    expect(await stores().favorites.remove(id, shop)).toEqual([article]);
    expect(await stores().favorites.remove(id, shop)).toEqual([article]);
    expect(await stores().accounts.favorites(id)).toEqual([article]);
  });

  it('never exceeds the maximum, also for concurrent calls', async () => {
    const id = await anAccount();
    const codes = Array.from({ length: 8 }, (_, index) => `dish-${index}`);
    const outcomes = await Promise.all(
      codes.map((code) => stores().favorites.add(id, { type: 'article', code }, 3)),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array<string>(5).fill('full'),
      ...Array<string>(3).fill('stored'),
    ]);
    expect(await stores().accounts.favorites(id)).toHaveLength(3);
  });

  it('never has duplicates nor exceeds the maximum, in any sequence [ENT-08]', async () => {
    const favorite = fc.record({
      type: fc.constantFrom('article' as const, 'shop' as const),
      code: fc.constantFrom('1', '2', '3'),
    });
    const step = fc.record({ isAdded: fc.boolean(), favorite });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const id = await anAccount();
        const name = (one: { readonly type: string; readonly code: string }) => `${one.type} ${one.code}`;
        for (const { isAdded, favorite: one } of steps) {
          const before = (await stores().accounts.favorites(id)).map(name);
          if (isAdded) {
            const isStored = (await stores().favorites.add(id, one, 4)) === 'stored';
            expect(isStored).toBe(before.includes(name(one)) || before.length < 4);
          } else {
            expect((await stores().favorites.remove(id, one)).map(name)).not.toContain(name(one));
          }
          const after = (await stores().accounts.favorites(id)).map(name);
          expect(new Set(after).size).toBe(after.length);
          expect(after.filter((other) => other !== name(one))).toEqual(
            before.filter((other) => other !== name(one)),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('accepts a stored one again when it is full', async () => {
    const id = await anAccount();
    await stores().favorites.add(id, shop, 1);
    expect(await stores().favorites.add(id, shop, 1)).toBe('stored');
    expect(await stores().favorites.add(id, article, 1)).toBe('full');
  });

  it('leaves those of other members, and refuses a deleted account', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    await stores().favorites.add(one, shop, 9);
    expect(await stores().favorites.remove(other, shop)).toEqual([]);
    expect(await stores().accounts.favorites(one)).toEqual([shop]);
    await stores().accounts.remove(one);
    expect(await stores().favorites.add(one, shop, 9)).toBe('gone');
    expect(await stores().favorites.add(anAccountId(), shop, 9)).toBe('gone');
  });
});
