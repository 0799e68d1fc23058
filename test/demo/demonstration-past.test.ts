import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { addMs } from '@/domain/shared/instant';
import { demonstrationChain } from '@demo/demonstration-chain';
import { giveDemonstrationPast } from '@demo/demonstration-past';
import { storeChain } from '@api/chain/store-chain';
import { menuArticles } from '@api/orders/menu-articles';
import { memoryStores } from '@api/stores';
import { systemRandomness } from '@api/system/system-randomness';
import { aNewAccount } from '@test/support/api/an-account';
import { must } from '@test/support/builders/must';

describe('giveDemonstrationPast', () => {
  it('gives the member two delivered orders of the last days, and favourites that are on a menu [PROD-08, PROD-06, PROD-07]', async () => {
    const [stores, clock] = [memoryStores(), new ManualClock()];
    const chain = demonstrationChain(clock.now());
    await storeChain(stores, chain);
    const member = must(await stores.accounts.create(aNewAccount()));
    await giveDemonstrationPast({ ...stores, clock, randomness: systemRandomness }, member);
    const history = await stores.orders.history(member.id, 0, 10);
    expect(history.map(({ shopName, status }) => [shopName, status])).toEqual([
      ['Lucka Södermalm', 'delivered'],
      ['Lucka Haga', 'delivered'],
    ]);
    for (const { placedAt, total } of history) {
      expect(placedAt).toBeLessThan(addMs(clock.now(), -86_400_000));
      expect(total).toBeGreaterThan(0);
    }
    const codes = new Set(chain.shops.flatMap(({ menu }) => [...menuArticles(menu).keys()]));
    const favorites = await stores.accounts.favorites(member.id);
    expect(favorites.length).toBeGreaterThan(1);
    for (const { type, code } of favorites) expect(type === 'shop' || codes.has(code)).toBe(true);
  });
});
