import { describe, expect, it } from 'vitest';
import { IN_PROCESS } from '@cli/sites/in-process-site';
import { aShell } from '@test/support/cli/a-shell';

const BURGER = 'basket add burger-classic --shop 1 --choose bun-brioche --choose meal-none';

describe('a guest at a terminal', () => {
  it('finds a dish, orders it, pays and tracks it', async () => {
    const { lucka } = aShell();
    expect((await lucka('shops malmö')).text).toMatch(/^4 {2}Lucka Möllan {2}open .*Malmö\n$/);
    expect((await lucka('menu halloumi --shop 1')).text).toContain('burger-halloumi');
    expect((await lucka('article burger-classic --shop 1')).text).toContain(
      '--choose bun/bun-brioche  Brioche',
    );
    expect((await lucka(BURGER)).text).toContain('1  1 ×  The Hatch, Brioche, Just the burger  kr\u00a0119');
    await lucka('basket type TakeAway');
    await lucka('basket note "no onion"');
    expect((await lucka('order')).text).toContain('Not paid yet');
    expect((await lucka('pay')).text).toContain('Paid.');
    expect((await lucka('basket')).text).toBe('The basket is empty\n');
    expect((await lucka('follow --once')).text).toContain('The kitchen has your order.');
  });

  it('places one order for a basket, however often it is repeated [PAIN-90]', async () => {
    const { lucka, json } = aShell();
    await lucka(BURGER);
    await lucka('basket type TakeAway');
    const [first, again] = [await json('order'), await json('order')];
    expect(first).toMatchObject({ data: { isRepeated: false } });
    expect(again).toEqual({ ...first, data: { ...Object(first['data']), isRepeated: true } });
    await lucka('pay');
    expect(await json('order')).toMatchObject({ ok: false, reason: { code: 'incomplete', field: 'items' } });
  });

  it('preserves the basket when a card is declined, and pays once with another', async () => {
    const { lucka, json } = aShell();
    await lucka(BURGER);
    await lucka('basket type TakeAway');
    await lucka('order');
    const declined = await lucka('pay --card declined');
    expect(declined.exitCode).toBe(75);
    expect(declined.text).toContain('Nothing is charged');
    expect(await json('basket')).toMatchObject({ data: { total: 119 } });
    expect(await json('pay')).toMatchObject({ ok: true, data: { status: 'added', total: 119 } });
    expect(await json('pay')).toMatchObject({ ok: true, data: { status: 'added', total: 119 } });
  });

  it('lists missing choices and changes nothing', async () => {
    const { lucka, json } = aShell();
    const { exitCode, text } = await lucka('basket add burger-classic --shop 1');
    expect(exitCode).toBe(1);
    expect(text).toBe('Choose your bun: 1 choice is missing\nMake it a meal: 1 choice is missing\n');
    expect(await json('basket')).toMatchObject({ data: { lines: [] } });
  });

  it('replaces a basket of another restaurant only with --yes', async () => {
    const { lucka, json } = aShell();
    await lucka(BURGER);
    const other = 'basket add nigiri-salmon --shop 2';
    expect(await json(other)).toMatchObject({ reason: { code: 'basket-of-another-shop', field: 'shop' } });
    expect(await json('basket')).toMatchObject({ data: { shopId: 1, total: 119 } });
    expect(await json(`${other} --yes`)).toMatchObject({ data: { shopId: 2, total: 39 } });
  });

  it("sends another site nothing of this one's state", async () => {
    const { lucka, json } = aShell();
    await lucka(BURGER);
    expect(await json('basket --api http://127.0.0.1:9')).not.toMatchObject({ data: { shopId: 1 } });
    expect(await json('basket')).toMatchObject({ data: { shopId: 1 } });
  });

  it('stores nothing for a query [PAIN-84]', async () => {
    const { lucka, home } = aShell();
    await lucka(BURGER);
    const before = await home.customer(IN_PROCESS);
    for (const query of ['shops', 'menu', 'article burger-classic', 'basket', 'visit /shop/2/menu']) {
      await lucka(query);
      expect(await home.customer(IN_PROCESS)).toBe(before);
    }
  });

  it('shows where an address leads, with every navigation rule', async () => {
    const { json } = aShell();
    expect(await json('visit "/shop/1?orderType=TakeAway&note=hi"')).toMatchObject({
      data: { route: 'menuPage', address: '/shop/1/menu', orderType: 'TakeAway', note: 'hi' },
    });
    expect(await json('visit /profile')).toMatchObject({ ok: true });
    expect(await json('visit /no/such/page')).toMatchObject({ ok: false, reason: { field: 'path' } });
  });
});
