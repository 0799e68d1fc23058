import { describe, expect, it } from 'vitest';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { KitchenLoad } from '@api/shops/kitchen-load';
import { aChain } from '@test/support/api/a-chain';
import { must } from '@test/support/builders/must';
import { shopId } from '@test/support/builders/ids';
import { ManualClock } from '@test/support/memory/manual-clock';

const aKitchen = (preparation: StoredShop['preparation']): StoredShop => ({
  ...must(aChain().shops[0]).shop,
  preparation,
});

/** A database that answers with `inWork` orders of shop 1, never, or with an error. */
function aLoad(answers: (number | 'never' | 'away')[]) {
  const clock = new ManualClock();
  let asked = 0;
  const inWork = () => {
    const answer = answers[asked];
    asked += 1;
    if (answer === 'never') return new Promise<never>(() => undefined);
    if (answer === 'away') return Promise.reject(new Error('away'));
    return Promise.resolve(new Map([[shopId(1), must(answer)]]));
  };
  return { clock, load: new KitchenLoad({ orders: { inWork }, clock }), asked: () => asked };
}

describe('KitchenLoad', () => {
  it.each([
    [0, 8],
    [3, 8],
    [4, 16],
    [11, 24],
    [1000, 240],
  ])(
    'with %i orders before it, an order of 8 minutes takes %i where 4 are made at once',
    async (inWork, minutes) => {
      const { load } = aLoad([inWork]);
      expect(await load.readyInMinutes(aKitchen({ minutes: 8, atOnce: 4 }))).toBe(minutes);
    },
  );

  it('takes its time alone where the kitchen makes as many as there are', async () => {
    const { load, asked } = aLoad([]);
    expect(await load.readyInMinutes(aKitchen({ minutes: 8 }))).toBe(8);
    expect(asked()).toBe(0);
  });

  it.each([
    ['without a preparation time', aKitchen(undefined)],
    ['that is paused', { ...aKitchen({ minutes: 8, atOnce: 1 }), status: 'paused' as const }],
    ['outside its hours', { ...aKitchen({ minutes: 8, atOnce: 1 }), openingHours: [] }],
  ])('promises nothing for a shop %s', async (_what, shop) => {
    expect(await aLoad([0]).load.readyInMinutes(shop)).toBeUndefined();
  });

  it('asks the database at most every five seconds', async () => {
    const { clock, load, asked } = aLoad([0, 4]);
    const shop = aKitchen({ minutes: 8, atOnce: 4 });
    await Promise.all([load.readyInMinutes(shop), load.readyInMinutes(shop)]);
    await clock.advance(4_999);
    expect([await load.readyInMinutes(shop), asked()]).toEqual([8, 1]);
    await clock.advance(1);
    expect([await load.readyInMinutes(shop), asked()]).toEqual([16, 2]);
  });

  it('goes by what it knew last while the database is away, and promises nothing before [DEC-50]', async () => {
    const { clock, load } = aLoad(['away', 4, 'away', 'never']);
    const shop = aKitchen({ minutes: 8, atOnce: 4 });
    const answers: (number | undefined)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const asked = load.readyInMinutes(shop).then((minutes) => answers.push(minutes));
      await clock.advance(5_000);
      await asked;
    }
    expect(answers).toEqual([undefined, 16, 16, 16]);
  });
});
