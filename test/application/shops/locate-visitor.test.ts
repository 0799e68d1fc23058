import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryPositionSource } from '@/adapters/headless/memory-position-source';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { loaded } from '@/application/shared/loadable';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { LocateVisitor } from '@/application/shops/locate-visitor';
import type { Location } from '@/domain/shop/shop';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const STOCKHOLM: Location = { latitude: 59.33, longitude: 18.06 };

function setUp(count: number, location?: Location) {
  const [positions, store] = [new MemoryPositionSource(location), new ShopListStore()];
  const [clock, reporter] = [new ManualClock(), new RecordingFailureReporter()];
  store.setShops(loaded(Array.from({ length: count }, (_, index) => aShop({ id: shopId(index + 1) }))));
  return {
    positions,
    store,
    clock,
    reporter,
    locate: new LocateVisitor({ positions, shops: store, clock, reporter }),
  };
}

describe('LocateVisitor', () => {
  it('gives every shop with a place its distance [GEO-01]', async () => {
    const { store, locate } = setUp(3, STOCKHOLM);
    store.setShops(loaded([aShop(), aShop({ id: shopId(2), location: undefined })]));
    await locate.locate();
    expect([...store.distances.keys()]).toEqual([1]);
    expect(store.distances.get(shopId(1))).toBeCloseTo(1.8, 1);
  });

  it('computes 20 shops at a time and yields to the page between [SHOP-10]', async () => {
    const { store, clock, locate } = setUp(45, STOCKHOLM);
    const sizes: number[] = [];
    autorun(() => sizes.push(store.distances.size));
    const running = locate.locate();
    await clock.settle();
    expect(sizes).toEqual([0, 20]);
    await clock.advance(0);
    await running;
    expect(sizes).toEqual([0, 20, 40, 45]);
  });

  it('only logs that there is no position [HAND-06]', async () => {
    const { store, reporter, locate } = setUp(3);
    await locate.locate();
    expect(store.distances.size).toBe(0);
    expect(reporter.logged).toEqual([{ id: 'lucka:location-failed', message: 'unavailable' }]);
    expect(reporter.reported).toEqual([]);
  });

  it('stops when the screen is left', async () => {
    const { store, clock, locate } = setUp(45, STOCKHOLM);
    const leaving = new AbortController();
    const running = locate.locate(leaving.signal);
    await clock.settle();
    leaving.abort();
    await running;
    expect(store.distances.size).toBe(20);
  });
});
