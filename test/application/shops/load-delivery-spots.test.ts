import { describe, expect, it } from 'vitest';
import { MemoryDeliverySpotCatalog } from '@test/support/memory/memory-delivery-spot-catalog';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { loadedValue } from '@/application/shared/loadable';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { shopId, spotId } from '@test/support/builders/ids';

const OF_ONE = [aDeliverySpot()];
const OF_TWO = [aDeliverySpot({ id: spotId(9) })];

function setUp() {
  const catalog = new MemoryDeliverySpotCatalog([
    [shopId(1), OF_ONE],
    [shopId(2), OF_TWO],
  ]);
  const store = new DeliverySpotStore();
  return { catalog, store, load: new LoadDeliverySpots({ catalog, store }) };
}

describe('LoadDeliverySpots', () => {
  it('loads the spots of the shop', async () => {
    const { store, load } = setUp();
    await load.load(shopId(1));
    expect(loadedValue(store.spots)).toEqual(OF_ONE);
  });

  it('never shows the spots of another shop meanwhile', async () => {
    const { catalog, store, load } = setUp();
    await load.load(shopId(1));
    const letGo = catalog.script.holdNext();
    const running = load.load(shopId(2));
    expect(loadedValue(store.spots)).toBeUndefined();
    letGo();
    await running;
    expect(loadedValue(store.spots)).toEqual(OF_TWO);
  });

  it('stops loading once its screen is left, so that the next one loads it', async () => {
    const { catalog, store, load } = setUp();
    catalog.script.holdNext();
    const leaving = new AbortController();
    const running = load.load(shopId(1), leaving.signal);
    leaving.abort();
    expect(await running).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(store.spots.kind).toBe('idle');
  });

  it('ends with the last request', async () => {
    const { catalog, store, load } = setUp();
    const letGo = catalog.script.holdNext();
    const first = load.load(shopId(1));
    await load.load(shopId(2));
    letGo();
    expect(await first).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(loadedValue(store.spots)).toEqual(OF_TWO);
  });
});
