import { describe, expect, it } from 'vitest';
import { TillDeliverySpots } from '@examples/own-adapter/till-delivery-spots';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { shopId, spotId } from '@test/support/builders/ids';
import { callsTo } from '@test/support/http/calls-to';

function aTill(tables: string, status = 200) {
  const asked: string[] = [];
  const { calls, reporter } = callsTo('http://till.example', {
    fetch: (request) => {
      asked.push(request instanceof Request ? request.url : String(request));
      return Promise.resolve(new Response(tables, { status }));
    },
  });
  return { spots: new TillDeliverySpots({ calls, reporter }), reporter, asked };
}

describe('the example of an adapter', () => {
  it('reads the tables of a till as delivery spots', async () => {
    const till = aTill(
      '[{"no":4,"label":"Table 4","area":"room"},{"no":0,"label":"Counter","area":"counter"}]',
    );
    expect(await till.spots.spots(shopId(3))).toEqual({
      ok: true,
      value: [aDeliverySpot(), aDeliverySpot({ id: spotId(0), name: 'Counter', orderType: 'TakeAway' })],
    });
    expect(till.asked).toEqual(['http://till.example/till/restaurants/3/tables']);
  });

  it('leaves out a table that it cannot read, and reports it', async () => {
    const till = aTill('[{"no":4,"label":"Table 4","area":"room"},{"no":5,"label":"Table 5","area":"roof"}]');
    expect(await till.spots.spots(shopId(3))).toEqual({ ok: true, value: [aDeliverySpot()] });
    expect(till.reporter.logged).toContainEqual(expect.objectContaining({ message: '1.area' }));
  });

  it('returns the failure of the till', async () => {
    expect(await aTill('{}', 404).spots.spots(shopId(3))).toMatchObject({
      ok: false,
      error: { kind: 'refused', status: 404 },
    });
  });
});
