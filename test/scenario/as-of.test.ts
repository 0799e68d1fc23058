import { describe, expect, it } from 'vitest';
import { aShell } from '@test/support/cli/a-shell';
import { FrozenHome, MemoryHome } from '@test/support/cli/memory-home';

/** Umeå's opens on Sundays from 03:00 to 03:30, by the clock of Stockholm. */
const NIGHT_SHOP = 11;

describe('a query at any time', () => {
  it.each([
    ['2026-03-29T03:10', '2026-03-29T01:10:00.000Z', 'open'],
    // The clock goes from 02:00 to 03:00.
    ['2026-03-29T02:10', '2026-03-29T01:10:00.000Z', 'open'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'closed'],
    // The clock shows it twice.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'closed'],
    ['2026-10-25T03:10', '2026-10-25T02:10:00.000Z', 'open'],
    ['2026-10-25T02:10Z', '2026-10-25T02:10:00.000Z', 'open'],
    ['2026-10-25T02:10+01:00', '2026-10-25T01:10:00.000Z', 'closed'],
  ])('shows at %s the state of shop %s: %s', async (at, asOf, state) => {
    const { json } = aShell();
    expect(await json(`shops --at ${at} --shop ${NIGHT_SHOP}`)).toMatchObject({
      ...{ ok: true, asOf },
      data: { shops: [{ id: NIGHT_SHOP, state }] },
    });
  });

  it('uses the time zone of the shop in the options, else of the one chosen before', async () => {
    const { lucka, json } = aShell();
    const asked = 'shops --at 2026-07-01T12:00';
    expect(await json(asked)).toMatchObject({ ok: false, reason: { code: 'usage', field: 'shop' } });
    expect(await json(`${asked} --shop 99`)).toMatchObject({ reason: { code: 'usage', field: 'shop' } });
    expect(await json(`${asked} --shop 7`)).toMatchObject({ asOf: '2026-07-01T09:00:00.000Z' });
    await lucka('basket add side-halloumi-fries --shop 1');
    expect(await json(asked)).toMatchObject({ asOf: '2026-07-01T10:00:00.000Z' });
  });

  it('works for every query, and stores nothing', async () => {
    const home = new MemoryHome();
    await aShell(home).lucka('basket add side-halloumi-fries --shop 1');
    const { json } = aShell(new FrozenHome(home));
    const asked = '--at 2026-03-29T02:30 --shop 7';
    for (const query of ['shops', 'menu', 'article pizza-margherita', 'basket', 'visit /shop/7/menu']) {
      expect(await json(`${query} ${asked}`), query).toMatchObject({ ok: true });
    }
  });

  it('finds the shop closed where it was: no redirect leads to its menu', async () => {
    const { json } = aShell();
    const path = `visit /shop/${NIGHT_SHOP}/menu?orderType=TakeAway`;
    const [open, shut] = [
      await json(`${path} --shop ${NIGHT_SHOP} --at 2026-03-29T03:10`),
      await json(`${path} --shop ${NIGHT_SHOP} --at 2026-03-29T12:00`),
    ];
    expect([open['data'], shut['data']]).toMatchObject([{ route: 'menuPage' }, { route: 'home' }]);
  });

  it('does not track an order, since nothing will happen', async () => {
    const { lucka, json } = aShell();
    await lucka('basket add side-halloumi-fries --shop 1');
    await lucka('basket type TakeAway');
    await lucka('order');
    await lucka('pay');
    expect(await json('follow --at 2030-01-01T12:00Z')).toMatchObject({ data: { status: 'delivered' } });
    expect(await json('follow --once')).toMatchObject({ data: { status: 'added' } });
  });

  it.each([
    ['shops --at noon', 'at'],
    ['shops --at 2026-02-30T12:00 --shop 1', 'at'],
    ['basket add side-halloumi-fries --shop 1 --at 2026-03-29T02:30Z', 'at'],
    ['order --at 2026-03-29T02:30Z', 'at'],
    ['shops --at 2026-03-29T02:30Z --api http://127.0.0.1:9', 'at'],
  ])('is refused, with the invalid field: %s', async (line, field) => {
    const home = new MemoryHome();
    const { exitCode, text } = await aShell(home).lucka(`${line} --json`);
    expect(exitCode).toBe(2);
    expect(JSON.parse(text)).toMatchObject({
      ok: false,
      reason: { code: 'usage', isRetryable: false, field },
    });
    expect(await home.chain()).toBeUndefined();
  });
});
