import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shopState } from '@/adapters/contract/staff/shop-state';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { addMs, formatInstant } from '@/domain/shared/instant';
import type { ShopState } from '@/domain/staff/shop-state';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { anOrderBody, Guest, readProblem, type Answer } from '@test/support/api/guest';
import type { Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember } from '@test/support/api/staff';
import { amount } from '@test/support/builders/ids';

const HOUR_MS = 3_600_000;

let api: TestApi;
let manager: Browser;
let guest: Guest;
beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
  manager = (await aStaffMember(api, 'manager')).browser;
});
afterAll(() => api.close());

const stateOf = ({ status, text }: Answer): ShopState => {
  expect([status, text]).toEqual([200, text]);
  return shopState.parse(JSON.parse(text));
};
const inAnHour = () => ({ until: formatInstant(addMs(api.clock.now(), HOUR_MS)) });
const coffee = (state: ShopState) => state.articles.find(({ id }) => id === 'coffee');
const codeOf = async (): Promise<string> => readProblem(await guest.order(anOrderBody())).code ?? 'no code';

/** The codes of all choices of a menu, with what is sold out. */
const choicesIn = (node: unknown): readonly string[] => {
  const group = z.object({ articles: z.array(z.looseObject({ code: z.string() })) }).safeParse(node);
  const own = group.success
    ? group.data.articles.map(({ code, ...rest }) => (rest['soldOut'] === true ? `${code} sold out` : code))
    : [];
  const inner = typeof node === 'object' && node !== null ? Object.values(node).flatMap(choicesIn) : [];
  return [...own, ...inner];
};

describe('a pause', () => {
  it('stops orders until it is ended', async () => {
    expect(stateOf(await manager.send('PUT', staffPaths.pause(1), {})).isPaused).toBe(true);
    expect(await codeOf()).toBe('shop-paused');
    expect(
      z.object({ status: z.string() }).parse(JSON.parse((await guest.get('/api/shops/1')).text)),
    ).toEqual({ status: 'paused' });
    expect(stateOf(await manager.send('DELETE', staffPaths.pause(1))).isPaused).toBe(false);
    expect((await guest.order(anOrderBody())).status).toBe(201);
  });

  it('ends by itself', async () => {
    await manager.send('PUT', staffPaths.pause(1), inAnHour());
    await api.clock.sleep(HOUR_MS - 1);
    expect(await codeOf()).toBe('shop-paused');
    await api.clock.sleep(1);
    expect((await guest.order(anOrderBody())).status).toBe(201);
    expect(stateOf(await manager.get(staffPaths.state(1))).isPaused).toBe(false);
  });

  it('is refused until a time that is over', async () => {
    const refused = await manager.send('PUT', staffPaths.pause(1), { until: formatInstant(api.clock.now()) });
    expect([refused.status, readProblem(refused).parameter]).toEqual([422, 'until']);
  });
});

it('a pause leaves a shop that is offline offline', async () => {
  const admin = (await aStaffMember(api, 'admin', [])).browser;
  const statusOf = async () => JSON.parse((await guest.get('/api/shops/4')).text).status;
  const before = await statusOf();
  await admin.send('PUT', staffPaths.pause(4), {});
  expect(await statusOf()).toBe(before);
  await admin.send('DELETE', staffPaths.pause(4));
  expect(before).not.toBe('paused');
});

describe('an article that is sold out', () => {
  it('is refused in orders until its time, also by another process', async () => {
    const state = stateOf(await manager.send('PUT', staffPaths.soldOut(1, 'coffee'), inAnHour()));
    expect(coffee(state)).toMatchObject({ isSoldOut: true, soldOutUntil: addMs(api.clock.now(), HOUR_MS) });
    expect(await codeOf()).toBe('unavailable-products');
    const other = await api.another();
    expect(readProblem(await new Guest(other.origin).order(anOrderBody())).code).toBe('unavailable-products');
    await other.close();
    await api.clock.sleep(HOUR_MS);
    expect((await guest.order(anOrderBody())).status).toBe(201);
  });

  it('is offered again by hand', async () => {
    await manager.send('PUT', staffPaths.soldOut(1, 'coffee'), {});
    await manager.send('DELETE', staffPaths.soldOut(1, 'coffee'));
    expect((await guest.order(anOrderBody())).status).toBe(201);
  });

  it('is one of the menu', async () => {
    expect((await manager.send('PUT', staffPaths.soldOut(1, 'unknown'), {})).status).toBe(404);
  });
});

describe('a choice that is sold out', () => {
  it('is refused in orders, and shown as such on the menu, until it is offered again', async () => {
    const withMash = () => {
      const mash = { level: 1, choiceCode: 'side', articleCode: 'mash' };
      return guest.order(anOrderBody({ items: [{ code: 'meatballs', quantity: 1, choices: [mash] }] }));
    };
    const onMenu = async () => (await guest.get('/api/shops/1/menu')).text;
    expect((await withMash()).status).toBe(201);
    await manager.send('PUT', staffPaths.soldOut(1, 'mash'), {});
    expect(readProblem(await withMash()).code).toBe('unavailable-products');
    expect(JSON.stringify(choicesIn(JSON.parse(await onMenu())))).toContain('"mash sold out"');
    await manager.send('DELETE', staffPaths.soldOut(1, 'mash'));
    expect((await withMash()).status).toBe(201);
    expect(JSON.stringify(choicesIn(JSON.parse(await onMenu())))).not.toContain('"mash sold out"');
  });
});

describe('the price of an article', () => {
  it('is what orders cost, survives an import of the chain, and ends by hand', async () => {
    const total = async () => (await guest.placed()).total;
    const usual = await total();
    const state = stateOf(await manager.send('PUT', staffPaths.price(1, 'coffee'), { price: 3.5 }));
    expect(coffee(state)).toMatchObject({ price: amount('3.5'), isPriceChanged: true });
    expect(await total()).toBe(3.5);
    await storeChain(api.stores, aChain());
    expect(await total()).toBe(3.5);
    const ended = stateOf(await manager.send('DELETE', staffPaths.price(1, 'coffee')));
    expect(coffee(ended)?.isPriceChanged).toBe(false);
    expect(await total()).toBe(usual);
  });

  it.each([-1, 3.555])('is refused as %s', async (price) => {
    const refused = await manager.send('PUT', staffPaths.price(1, 'coffee'), { price });
    expect([refused.status, readProblem(refused).parameter]).toEqual([422, 'price']);
  });
});

describe('the hours of a day', () => {
  it('replace the usual ones of that day alone, until they are ended', async () => {
    const usual = stateOf(await manager.get(staffPaths.state(1))).days;
    const today = usual[0]?.date ?? '';
    const closed = stateOf(await manager.send('PUT', staffPaths.hours(1, today), { isClosed: true }));
    expect(closed.days[0]).toEqual({ date: today, hours: [], isChanged: true });
    expect(closed.days.slice(1)).toEqual(usual.slice(1));
    expect(await codeOf()).toBe('shop-closed');
    const hours = { opens: '10:00', closes: '20:30' };
    const open = stateOf(await manager.send('PUT', staffPaths.hours(1, today), hours));
    expect(open.days[0]?.hours).toEqual([{ opens: 600, closes: 1230 }]);
    expect(stateOf(await manager.send('DELETE', staffPaths.hours(1, today))).days).toEqual(usual);
  });

  it('count until their day is over in every time zone, also where it ends after midnight', async () => {
    const today = stateOf(await manager.get(staffPaths.state(1))).days[0]?.date ?? '';
    await manager.send('PUT', staffPaths.hours(1, today), { opens: '10:00', closes: '03:00' });
    const [change] = await api.stores.shopChanges.ofShop(1);
    expect(change).toMatchObject({ kind: 'hours', subject: today });
    expect(change?.endsAt).toBeGreaterThan(Date.parse(`${today}T23:59:59-12:00`) + 24 * HOUR_MS);
    await manager.send('DELETE', staffPaths.hours(1, today));
  });

  it('can be changed for the week that begins today', async () => {
    const refused = await manager.send('PUT', staffPaths.hours(1, '2030-01-01'), { isClosed: true });
    expect([refused.status, readProblem(refused).parameter]).toEqual([422, 'date']);
  });
});

it('writes each change down, with the member of staff who made it', async () => {
  const { email, browser } = await aStaffMember(api, 'manager');
  await browser.send('PUT', staffPaths.price(1, 'coffee'), { price: 4 });
  await browser.send('DELETE', staffPaths.price(1, 'coffee'));
  const entries = await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 2 });
  expect(entries).toMatchObject([
    { act: 'usualPrice', actor: email, shopId: 1, subject: 'coffee' },
    { act: 'changePrice', actor: email, shopId: 1, subject: 'coffee', detail: '4' },
  ]);
});
