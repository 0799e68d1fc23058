import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { addMs, formatInstant } from '@/domain/shared/instant';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import type { Labels, Meter } from '@api/metrics/meter';
import { silentMeter } from '@api/metrics/meter';
import { postgresStores } from '@api/stores';
import { Guest, type Answer } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember } from '@test/support/api/staff';

const MENU = '/api/shops/1/menu';
const MINUTE_MS = 60_000;

/** How often a menu was read from the stores. */
let reads = 0;
let measured: Labels[] = [];
let api: TestApi;
let guest: Guest;

const meter: Meter = { ...silentMeter, observe: (_metric, _seconds, labels = {}) => measured.push(labels) };

beforeEach(async () => {
  const first = await openTestApi();
  const { catalogue, ...stores } = postgresStores(first.database.database);
  const { shops } = stores;
  api = await first.another({
    ...{ catalogue, meter },
    stores: {
      ...stores,
      shops: {
        list: () => shops.list(),
        find: (id) => shops.find(id),
        menu: (id) => ((reads += 1), shops.menu(id)),
        dishes: (id) => shops.dishes(id),
        deliverySpots: (id) => shops.deliverySpots(id),
        put: (bundle) => shops.put(bundle),
      },
    },
    options: {
      shopNetworks: { has: () => false },
      rateLimits: { ...DEFAULT_RATE_LIMITS, readPublic: [{ max: 3, windowMs: MINUTE_MS }] },
    },
  });
  guest = new Guest(api.origin);
  [reads, measured] = [0, []];
  onTestFinished(async () => {
    await api.close();
    await first.close();
  });
});

/** Without what is new for each request. */
const repeated = ({ status, headers, text }: Answer) => {
  const { date: _date, 'x-request-id': _id, ...others } = Object.fromEntries(headers);
  return { status, headers: others, text };
};
const idOf = ({ headers }: Answer): string | null => headers.get('x-request-id');

describe('servePrepared', () => {
  it('sends the answer of the first caller to the next one, under an id of its own', async () => {
    const [first, next] = [await guest.get(MENU), await guest.get(MENU)];
    expect(reads).toBe(1);
    expect(repeated(next)).toEqual(repeated(first));
    expect([first.status, idOf(next)]).toEqual([200, expect.stringMatching(/^test-/)]);
    expect(idOf(next)).not.toBe(idOf(first));
    await expect.poll(() => measured).toHaveLength(2);
    expect(measured[1]).toEqual(measured[0]);
  });

  it('counts it under the rate limit of its route', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await guest.get(MENU)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it.each([
    ['a page that executes it', { 'sec-fetch-dest': 'script' }, 403],
    ['a browser that has it', { 'if-none-match': 'its tag' }, 304],
  ])('leaves %s to the route', async (_caller, headers, status) => {
    const { headers: given } = await guest.get(MENU);
    const tag = given.get('etag') ?? '';
    const asked = Object.entries(headers).map(([name, value]) => [name, value.replace('its tag', tag)]);
    expect((await guest.get(MENU, Object.fromEntries(asked))).status).toBe(status);
  });

  it('sends what staff changes at once, and what ends by itself when the time has come', async () => {
    const { browser: manager } = await aStaffMember(api, 'manager');
    const menu = async () => (await guest.get(MENU)).text;
    const before = await menu();
    const until = formatInstant(addMs(api.clock.now(), MINUTE_MS / 2));
    await manager.send('PUT', staffPaths.soldOut(1, 'coffee'), { until });
    expect(await menu()).not.toBe(before);
    await api.clock.advance(MINUTE_MS / 2);
    expect(await menu()).toBe(before);
  });
});
