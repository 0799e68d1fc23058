import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChain } from '@test/support/api/a-chain';
import { anOrderBody, Guest, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { menuDto } from '@/adapters/contract/menu';
import { toDecimal } from '@/domain/shared/amount';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { bodyFingerprint } from '@api/system/hashes';
import { priceOrder } from '@api/orders/price-order';
import { NOON } from '@test/support/api/a-stored-order';
import { must } from '@test/support/builders/must';
import { orderRequestDto } from '@test/support/api/wire';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  const placeOrder = [{ max: 1_000_000, windowMs: 1_000 }];
  api = await openTestApi({ options: { rateLimits: { ...DEFAULT_RATE_LIMITS, placeOrder } } });
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const someChoice = fc.record({
  level: fc.constantFrom(1, 2, 1, 3, 0, -1),
  choiceCode: fc.constantFrom('side', 'dip', 'x'),
  articleCode: fc.constantFrom('mash', 'fries', 'aioli', 'ketchup', 'salad', 'y'),
  parent: fc.constantFrom('', 'side/fries', 'side/mash', 'z'),
});

const sideOf = (articleCode: string) => ({ level: 1, choiceCode: 'side', articleCode, parent: '' });

const someLine = fc.record({
  code: fc.constantFrom('coffee', 'meatballs', 'herring', 'salmon', '__proto__', ''),
  quantity: fc.integer({ min: 1, max: 99 }),
  choices: fc.oneof(
    fc.subarray(['mash', 'fries'], { maxLength: 1 }).map((codes) => codes.map(sideOf)),
    fc.array(someChoice, { maxLength: 4 }),
  ),
});

/** Anything JSON can say in the place of anything else. */
const someTampering = fc.record(
  {
    shopId: fc.oneof(fc.constantFrom(1, 2, 3, 99, -1, 0.5, 1e308, '1'), fc.jsonValue()),
    orderType: fc.oneof(fc.constantFrom('TakeAway', 'dineInPlace', 'takeaway', 'x'), fc.jsonValue()),
    items: fc.oneof(fc.array(someLine, { maxLength: 3 }), fc.jsonValue()),
    note: fc.oneof(fc.string({ maxLength: 100 }), fc.jsonValue()),
    spotId: fc.oneof(fc.constantFrom(4, 7, 99), fc.jsonValue()),
    email: fc.oneof(fc.constantFrom('a@b.se', 'x'), fc.jsonValue()),
    phoneNumber: fc.oneof(fc.constantFrom('0701234567', '1'), fc.jsonValue()),
    customerCode: fc.oneof(fc.constant(token()), fc.jsonValue()),
    total: fc.jsonValue(),
    status: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

describe('POST /api/order, whatever is sent', () => {
  it('never causes a server error, and charges the prices of the menu', async () => {
    const menu = menuDto.parse(must(aChain().shops[0]).menu);
    await fc.assert(
      fc.asyncProperty(someTampering, async (tampering) => {
        const body = { ...anOrderBody(), ...tampering };
        const answer = await guest.order(body);
        expect([201, 400, 404, 409, 422]).toContain(answer.status);
        if (answer.status !== 201) {
          expect(answer.text).toMatch(/^\{"type":"urn:lucka:[\w-]+:[\w-]+"/);
          return;
        }
        const { total } = JSON.parse(answer.text);
        const request = orderRequestDto.parse(body);
        const priced = request.shopId === 1 ? priceOrder(menu, request.items, SALE) : undefined;
        if (priced !== undefined) expect(priced.ok && toDecimal(priced.value.total)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  it('answers identically under the same key, in any mixture of orders and repetitions', async () => {
    const orders = Array.from({ length: 6 }, () => ({ body: anOrderBody({ note: token() }), key: token() }));
    const someRun = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 });
    const first = new Map<number, string>();
    await fc.assert(
      fc.asyncProperty(someRun, async (run) => {
        const answers = await Promise.all(
          run.map(async (index) => ({
            index,
            answer: await guest.order(orders[index]!.body, orders[index]!.key),
          })),
        );
        for (const { index, answer } of answers) {
          expect(answer.status).toBe(201);
          expect(answer.text).toBe(first.get(index) ?? answer.text);
          first.set(index, answer.text);
        }
      }),
      { numRuns: 30 },
    );
  });
});

const SALE = { shop: {}, at: NOON, orderType: 'TakeAway' } as const;

describe('priceOrder', () => {
  const menu = menuDto.parse(must(aChain().shops[0]).menu);
  const price = (lines: Parameters<typeof priceOrder>[1]) => priceOrder(menu, lines, SALE);

  it('is the sum of its lines, in any order', () => {
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 5 }), (lines) => {
        const alone = lines.map((line) => price([line]));
        const together = price(lines);
        expect(together.ok).toBe(alone.every(({ ok }) => ok));
        if (!together.ok) return;
        const sum = alone.reduce((total, each) => total + (each.ok ? each.value.total : 0), 0);
        expect(together.value.total).toBe(sum);
        const reversed = price(lines.toReversed());
        expect(reversed.ok && reversed.value.total).toBe(sum);
      }),
    );
  });

  it('does not depend on the order of choices', () => {
    fc.assert(
      fc.property(fc.array(someChoice, { maxLength: 4 }), (choices) => {
        const line = { code: 'meatballs', quantity: 1, choices };
        expect(price([{ ...line, choices: choices.toReversed() }]).ok).toBe(price([line]).ok);
      }),
    );
  });

  it('never accepts more or fewer of a group than allowed', () => {
    fc.assert(
      fc.property(fc.array(someChoice, { maxLength: 4 }), (choices) => {
        const priced = price([{ code: 'meatballs', quantity: 1, choices }]);
        if (!priced.ok) return;
        expect(choices.filter(({ choiceCode }) => choiceCode === 'side')).toHaveLength(1);
        expect(choices.filter(({ choiceCode }) => choiceCode === 'dip').length).toBeLessThanOrEqual(2);
        expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(choices.length);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('bodyFingerprint', () => {
  it('distinguishes two requests, except by time and order of fields', () => {
    const someRequest = fc
      .record({
        items: fc.array(someLine, { minLength: 1, maxLength: 2 }),
        note: fc.string(),
        spotId: fc.nat(9),
      })
      .map((different) => ({ ...anOrderBody({ customerCode: 'the-same-customer-code' }), ...different }));
    fc.assert(
      fc.property(someRequest, someRequest, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(bodyFingerprint(one) === bodyFingerprint(other)).toBe(isSame);
        const turned = Object.fromEntries(Object.entries(one).toReversed());
        const later = { ...turned, pickupTime: '2030-01-01T00:00:00Z' };
        expect(bodyFingerprint(orderRequestDto.parse(later))).toBe(bodyFingerprint(one));
      }),
    );
  });
});
