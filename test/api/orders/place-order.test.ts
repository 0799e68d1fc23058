import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainSettings } from '@api/catalogue/chain-settings';
import { aChain, coffee } from '@test/support/api/a-chain';
import { anOrderBody, Guest, readProblem, token } from '@test/support/api/guest';
import { openTestApi, type TestApi, IS_IN_PROCESS } from '@test/support/api/open-test-api';
import { parseOrderId } from '@/domain/order/order';
import { parseVatRate } from '@/domain/order/vat';
import { amount } from '@test/support/builders/ids';
import { inFood } from '@test/support/api/in-food';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';
import { placedOrderDto } from '@test/support/api/wire';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const line = (code: string, quantity = 1) => ({ code, quantity, choices: [] });
const choice = (level: number, choiceCode: string, articleCode: string, parent?: string) => ({
  level,
  choiceCode,
  articleCode,
  ...(parent !== undefined && { parent }),
});
const meatballs = (...choices: ReturnType<typeof choice>[]) => ({ code: 'meatballs', quantity: 1, choices });

describe('POST /api/order', () => {
  it('places an order and answers total, time and code [ENT-22, ENT-23]', async () => {
    const body = anOrderBody({ items: [line('coffee', 3)] });
    const answer = await guest.order(body);
    expect(answer.status).toBe(201);
    expect(placedOrderDto.parse(JSON.parse(answer.text))).toEqual({
      orderId: expect.stringMatching(/^[\w-]{22}$/),
      customerCode: body.customerCode,
      pickupTime: '2026-11-21T11:00:00.000Z',
      total: 76.5,
      currency: { name: 'SEK', symbol: 'kr' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('adds the prices of chosen articles at every level', async () => {
    const items = [meatballs(choice(1, 'side', 'fries'), choice(2, 'dip', 'aioli', 'side/fries'))];
    const placed = await guest.placed({ items });
    expect(placed.total).toBe(117.5);
  });

  it('stores the tax of the moment with each line, and who sells; a later rate changes no placed order', async () => {
    const shop = must(aChain().shops[0]);
    const seller = { name: 'Lucka AB', organisationNumber: '556000-0000', address: ['Götgatan 58'] };
    const sellAt = (percent: number) =>
      api.stores.shops.put({
        ...shop,
        shop: { ...shop.shop, seller, vat: { food: { takeAway: percent, dineInPlace: 25 } } },
        menu: inFood(shop.menu),
      });
    await sellAt(12);
    const { orderId } = await guest.placed({ items: [line('coffee', 2)] });
    await sellAt(6);
    const stored = await api.stores.orders.find(must(parseOrderId(orderId)));
    await api.stores.shops.put(shop);
    const food = { vatClass: 'food', rate: must(parseVatRate(12)), gross: amount('51') };
    expect(stored).toMatchObject({ vat: [[food]], seller });
    const later = await guest.placed({ items: [line('coffee')] });
    const untaxed = await api.stores.orders.find(must(parseOrderId(later.orderId)));
    expect(untaxed).toMatchObject({ vat: undefined, seller: undefined });
  });

  it('stores what was declared of each line at that moment, and what the guest sent [PAIN-54]', async () => {
    const shop = must(aChain().shops[0]);
    const declaring = (allergens: string[] | undefined) =>
      api.stores.shops.put({
        ...shop,
        menu: { ...shop.menu, items: [{ ...coffee, ...(allergens && { allergens, diets: ['vegan'] }) }] },
      });
    const dietaryNeeds = { diets: [], withoutAllergens: ['peanuts'] };
    const place = async () => {
      const { orderId } = await guest.placed({ items: [line('coffee')], dietaryNeeds });
      return must(parseOrderId(orderId));
    };
    await declaring(['peanuts']);
    const declared = await place();
    await declaring(undefined);
    const undeclared = await place();
    await api.stores.shops.put(shop);
    expect(await api.stores.orders.find(declared)).toMatchObject({
      dietaryNeeds,
      items: [{ contents: { allergens: ['peanuts'], isComplete: true, diets: ['vegan', 'vegetarian'] } }],
    });
    expect(await api.stores.orders.find(undeclared)).toMatchObject({
      items: [{ contents: { allergens: [], isComplete: false } }],
    });
  });

  it.each([
    { diets: [], withoutAllergens: Array.from({ length: 21 }, () => 'milk') },
    { diets: ['a'.repeat(41)], withoutAllergens: [] },
  ])('refuses declarations that are no names of diets and allergens: %j', async (dietaryNeeds) => {
    const answer = await guest.order(anOrderBody({ items: [line('coffee')], dietaryNeeds }));
    expect(answer.status).toBe(422);
  });

  it('refuses a dish that is not served at this time of day, and takes it when it is [DEC-110]', async () => {
    const shop = must(aChain().shops[0]);
    const servedAt = (opens: string, closes: string) => {
      const servingHours = [{ dayOfWeek: 'Saturday', opens, closes }];
      return api.stores.shops.put({ ...shop, menu: { ...shop.menu, items: [{ ...coffee, servingHours }] } });
    };
    const order = () => guest.order(anOrderBody({ items: [line('coffee')] }));
    await servedAt('07:00:00', '12:00:00');
    const late = await order();
    await servedAt('12:00:00', '14:00:00');
    const inTime = await order();
    await api.stores.shops.put(shop);
    expect([late.status, inTime.status]).toEqual([422, 201]);
    expect(readProblem(late)).toMatchObject({ articleCodes: ['coffee'] });
  });

  it("uses the server's time, whatever the client sends", async () => {
    const placed = await guest.placed({ pickupTime: '1999-01-01T00:00:00Z' });
    expect(placed.pickupTime).toBe('2026-11-21T11:00:00.000Z');
  });

  it('promises a time where the shop says how long an order takes: the one that the guest has read [DEC-95]', async () => {
    const shop = must(aChain().shops[0]);
    await api.stores.shops.put({ ...shop, shop: { ...shop.shop, preparation: { minutes: 12 } } });
    const read = await guest.placed({ readyAt: '2026-11-21T11:20:00.000Z' });
    const unread = await guest.placed();
    const absurd = await guest.placed({ readyAt: '2036-01-01T00:00:00.000Z' });
    await api.stores.shops.put(shop);
    expect([read, unread, absurd].map(({ readyAt }) => readyAt)).toEqual([
      '2026-11-21T11:20:00.000Z',
      '2026-11-21T11:15:00.000Z',
      '2026-11-21T11:15:00.000Z',
    ]);
    const { orderId, customerCode } = read;
    const details = await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
    expect(JSON.parse(details.text)).toMatchObject({ readyAt: '2026-11-21T11:20:00.000Z' });
    expect(await guest.placed()).not.toHaveProperty('readyAt');
  });

  it.skipIf(IS_IN_PROCESS)('stores the customer code as a hash only', async () => {
    const placed = await guest.placed();
    const rows = await api.database.database.query<{ row: string }>(
      `SELECT to_jsonb(customer_order)::text AS row FROM customer_order WHERE id = $1`,
      [placed.orderId],
    );
    expect(rows[0]?.row).toContain(placed.orderId);
    expect(rows[0]?.row).not.toContain(placed.customerCode);
  });

  it('numbers the orders of each shop and day', async () => {
    const numbers = [];
    for (const shopId of [5, 5, 2]) {
      const items = [line('coffee')];
      const { orderId, customerCode } = await guest.placed({ shopId, items });
      const details = await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
      numbers.push(JSON.parse(details.text).number);
    }
    expect(numbers).toEqual(['1', '2', '1']);
  });

  it("restarts the numbers at midnight in the shop's time zone", async () => {
    const clock = new ManualClock('2026-11-21T23:59:00+02:00');
    const nightly = await openTestApi({ clock });
    const visitor = new Guest(nightly.origin);
    const numbers = [];
    for (const laterMs of [0, 60_000, 3_600_000]) {
      await clock.advance(laterMs);
      const { orderId, customerCode } = await visitor.placed({ shopId: 2, items: [line('salmon')] });
      const details = await visitor.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
      numbers.push(JSON.parse(details.text).number);
    }
    await nightly.close();
    // Midnight in Helsinki, an hour before the one in Stockholm.
    expect(numbers).toEqual(['1', '1', '2']);
  });

  it('removes invalid characters from a note', async () => {
    const { orderId, customerCode } = await guest.placed({ note: ' utan\u0000 lök\n\u202Etack ' });
    const details = await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
    expect(JSON.parse(details.text).note).toBe('utan lök tack');
  });

  it.skipIf(IS_IN_PROCESS)('normalizes phone numbers, Swedish ones without a country code', async () => {
    const { orderId } = await guest.placed({ phoneNumber: '070-123 45 67', email: ' me@example.com ' });
    const [row] = await api.database.database.query<object>(
      'SELECT phone, email FROM customer_order WHERE id = $1',
      [orderId],
    );
    expect(row).toEqual({ phone: '+46701234567', email: 'me@example.com' });
  });

  it.each([
    ['a shop id that is none', anOrderBody({ shopId: -1 }), 400, 'invalid-shop-id', undefined],
    ['an unknown shop', anOrderBody({ shopId: 99 }), 404, 'shop-not-found', undefined],
    ['a paused shop', anOrderBody({ shopId: 3 }), 409, 'shop-paused', undefined],
    ['a shop that is offline', anOrderBody({ shopId: 4 }), 409, 'shop-offline', undefined],
    ['a shop with an app of its own', anOrderBody({ shopId: 6 }), 409, 'shop-closed', undefined],
    ['no line', anOrderBody({ items: [] }), 422, 'invalid-parameter', 'items'],
    ['101 lines', anOrderBody({ items: Array(101).fill(line('coffee')) }), 422, 'invalid-parameter', 'items'],
    ['none of something', anOrderBody({ items: [line('coffee', 0)] }), 422, 'invalid-parameter', 'items'],
    ['100 of something', anOrderBody({ items: [line('coffee', 100)] }), 422, 'invalid-parameter', 'items'],
    [
      'half of something',
      anOrderBody({ items: [line('coffee', 0.5)] }),
      422,
      'invalid-parameter',
      'quantity',
    ],
    ['a note of 91', anOrderBody({ note: 'å'.repeat(91) }), 422, 'invalid-parameter', 'note'],
    ['a spot of no shop', anOrderBody({ spotId: 99 }), 422, 'invalid-parameter', 'spot'],
    ['a spot of the other type', anOrderBody({ spotId: 4 }), 422, 'invalid-parameter', 'spot'],
    ['no table', anOrderBody({ orderType: 'DineInPlace' }), 422, 'missing-parameter', 'spot'],
    ['no address', anOrderBody({ email: 'me@' }), 422, 'invalid-parameter', 'email'],
    ['no phone number', anOrderBody({ phoneNumber: '112' }), 422, 'invalid-parameter', 'phone'],
    ['no side', anOrderBody({ items: [meatballs()] }), 422, 'invalid-parameter', 'choice'],
    ['no code', { ...anOrderBody(), customerCode: undefined }, 422, 'missing-parameter', 'customerCode'],
    ['a short code', anOrderBody({ customerCode: 'abc' }), 422, 'invalid-parameter', 'customerCode'],
    [
      'a time without a zone',
      anOrderBody({ pickupTime: '2026-11-21T12:00' }),
      422,
      'invalid-parameter',
      'pickupTime',
    ],
  ])('refuses %s', async (_what, body, status, code, parameter) => {
    const answer = await guest.order(body);
    expect({ status: answer.status, ...readProblem(answer) }).toMatchObject({
      status,
      code,
      ...(parameter !== undefined && { parameter }),
    });
  });

  it.each([
    ['both sides', [choice(1, 'side', 'mash'), choice(1, 'side', 'fries')]],
    ['the same side twice', [choice(1, 'side', 'mash'), choice(1, 'side', 'mash')]],
    ['a side on another level', [choice(2, 'side', 'mash')]],
    ['a group that is none', [choice(1, 'side', 'mash'), choice(1, 'sauce', 'aioli')]],
    ['a dip to what has none', [choice(1, 'side', 'mash'), choice(2, 'dip', 'aioli', 'side/mash')]],
    ['a dip that hangs on nothing', [choice(1, 'side', 'fries'), choice(2, 'dip', 'aioli')]],
  ])('refuses %s', async (_what, choices) => {
    const answer = await guest.order(anOrderBody({ items: [meatballs(...choices)] }));
    expect(readProblem(answer)).toMatchObject({
      status: 422,
      code: 'invalid-parameter',
      parameter: 'choice',
    });
  });

  it('lists all unavailable articles at once', async () => {
    const items = [line('herring'), line('coffee'), line('nothing'), meatballs(choice(1, 'side', 'salad'))];
    const answer = await guest.order(anOrderBody({ items }));
    expect(readProblem(answer)).toMatchObject({
      status: 422,
      type: 'urn:lucka:order:unavailable-products',
      articleCodes: ['herring', 'nothing', 'salad'],
    });
  });

  it("refuses another shop's articles [PROD-13]", async () => {
    const answer = await guest.order(anOrderBody({ shopId: 2, items: [line('meatballs')] }));
    expect(readProblem(answer)).toMatchObject({ code: 'unavailable-products', articleCodes: ['meatballs'] });
  });

  it("refuses another shop's delivery spots [PROD-14]", async () => {
    const body = anOrderBody({ shopId: 2, orderType: 'DineInPlace', spotId: 4 });
    expect(readProblem(await guest.order(body))).toMatchObject({
      code: 'invalid-parameter',
      parameter: 'spot',
    });
  });

  it('requires a long random key', async () => {
    const none = await guest.post('/api/order', anOrderBody());
    const short = await guest.order(anOrderBody(), 'short');
    expect([none.status, short.status]).toEqual([400, 400]);
    expect(readProblem(none)).toMatchObject({ code: 'missing-parameter', parameter: 'idempotency-key' });
  });

  it("requires the settings' fields, each by its name", async () => {
    const required = await openTestApi();
    const settings = { ...aChain().settings, orders: { requireEmail: true, requirePhoneNumber: true } };
    await required.stores.settings.write(chainSettings.parse({ ...settings, languages: ['sv'] }));
    const ask = async (different: object) =>
      readProblem(await new Guest(required.origin).order(anOrderBody(different)));
    expect(await ask({})).toMatchObject({ code: 'missing-parameter', parameter: 'email' });
    expect(await ask({ email: 'me@example.com' })).toMatchObject({
      code: 'missing-parameter',
      parameter: 'phone',
    });
    await required.close();
  });

  it("uses the shop's time zone for opening hours", async () => {
    const lunch = () => guest.order(anOrderBody({ shopId: 5 }));
    expect((await lunch()).status).toBe(201);
    const later = await openTestApi();
    await later.clock.advance(2 * 3_600_000 - 1);
    const lastMinute = await new Guest(later.origin).order(anOrderBody({ shopId: 5 }));
    await later.clock.advance(1);
    const tooLate = await new Guest(later.origin).order(anOrderBody({ shopId: 5 }));
    expect([lastMinute.status, tooLate.status]).toEqual([201, 409]);
    expect(readProblem(tooLate)).toMatchObject({ code: 'shop-closed', shopId: 5 });
    await later.close();
  });
});

describe('a repeated order', () => {
  it('gets the identical answer, also after a restart and when the shop has closed', async () => {
    const [body, key] = [anOrderBody({ shopId: 5 }), token()];
    const first = await guest.order(body, key);
    await api.clock.advance(3 * 3_600_000);
    const restarted = await api.another();
    const again = await new Guest(restarted.origin).order(
      { ...body, pickupTime: '2026-11-21T15:00:00Z' },
      key,
    );
    expect(again.status).toBe(first.status);
    expect(again.text).toBe(first.text);
    await restarted.close();
  });

  it.skipIf(IS_IN_PROCESS)(
    'is refused with another body under the same key, and changes nothing',
    async () => {
      const [body, key] = [anOrderBody(), token()];
      await guest.order(body, key);
      const count = async () =>
        (
          await api.database.database.query<{ all: number }>(
            'SELECT count(*)::int AS all FROM customer_order',
          )
        )[0]?.all;
      const before = await count();
      for (const different of [
        { note: 'x' },
        { customerCode: token() },
        { shopId: 2 },
        { items: [line('coffee', 2)] },
      ]) {
        const answer = await guest.order({ ...body, ...different }, key);
        expect(readProblem(answer)).toMatchObject({ status: 422, parameter: 'idempotency-key' });
      }
      expect(await count()).toBe(before);
    },
  );

  it('is one order, for any number of concurrent requests', async () => {
    const [body, key] = [anOrderBody(), token()];
    const answers = await Promise.all(Array.from({ length: 24 }, () => guest.order(body, key)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it('may be retried under its key after a refusal', async () => {
    const [body, key] = [anOrderBody({ shopId: 3 }), token()];
    expect((await guest.order(body, key)).status).toBe(409);
    expect((await guest.order({ ...body, shopId: 1 }, key)).status).toBe(201);
  });
});
