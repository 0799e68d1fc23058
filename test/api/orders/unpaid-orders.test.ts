import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { MAX_UNPAID_ORDERS, UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { anOrderBody, Guest, token, type GuestOrder } from '@test/support/api/guest';
import { IS_IN_PROCESS, openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;

const rateLimits = { ...DEFAULT_RATE_LIMITS, placeOrder: [{ max: 1_000, windowMs: 1_000 }] };

describe.each(IS_IN_PROCESS ? ['alone'] : ['alone', 'shared'])('at a process that is %s,', (kind) => {
  const isShared = kind === 'shared';
  beforeAll(async () => {
    api = await openTestApi({ isShared, options: { rateLimits, shopNetworks: { has: () => false } } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.clock.advance(UNPAID_ORDER_EXPIRY_MS);
    guest = new Guest(api.origin);
  });

  async function placedAll(): Promise<readonly GuestOrder[]> {
    const orders = [];
    for (let order = 0; order < MAX_UNPAID_ORDERS; order += 1) orders.push(await guest.placed());
    return orders;
  }

  describe('unpaid orders of one address', () => {
    it('are limited to five, and the refusal says when to retry', async () => {
      await placedAll();
      await api.clock.advance(60_000);
      const refused = await guest.order(anOrderBody());
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '840']);
      await api.clock.advance(840_000);
      expect((await guest.order(anOrderBody())).status).toBe(201);
    });

    it('are exactly five for concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 16 }, () => guest.order(anOrderBody())));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_UNPAID_ORDERS);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(16 - MAX_UNPAID_ORDERS);
    });

    it('make room when they are paid or rolled back', async () => {
      const [first] = await placedAll();
      const { paymentId, redirectUrl } = await guest.startedPayment(first!);
      await guest.atProvider(redirectUrl, 'succeeds');
      expect((await guest.order(anOrderBody())).status).toBe(429);
      await guest.paymentState(first!, paymentId);
      expect((await guest.order(anOrderBody())).status).toBe(201);
      expect((await guest.order(anOrderBody())).status).toBe(429);
    });

    it('do not count refusals and repetitions', async () => {
      const [body, key] = [anOrderBody(), token()];
      const first = await guest.order(body, key);
      for (let time = 0; time < 6; time += 1) {
        await guest.order(anOrderBody({ shopId: 3 }));
        await guest.order({ ...body, note: 'x' }, key);
      }
      const statuses = [];
      for (let order = 1; order <= MAX_UNPAID_ORDERS; order += 1) {
        statuses.push((await guest.order(anOrderBody())).status);
      }
      expect(statuses).toEqual([201, 201, 201, 201, 429]);
      expect((await guest.order(body, key)).text).toBe(first.text);
    });

    it('are not more for a visitor who changes addresses within one network', async () => {
      const behindProxy = await api.another({
        isShared,
        options: { rateLimits, trustedProxies: 1, shopNetworks: { has: () => false } },
      });
      const visitor = new Guest(behindProxy.origin);
      const placedFrom = async (addresses: readonly string[]): Promise<number> => {
        const answers = await Promise.all(
          addresses.map((address) => visitor.order(anOrderBody(), token(), { 'x-forwarded-for': address })),
        );
        return answers.filter(({ status }) => status === 201).length;
      };
      const many = Array.from({ length: 30 }, (_, index) => index + 1);
      expect(await placedFrom(many.map((port) => `192.0.2.8:${port}`))).toBe(MAX_UNPAID_ORDERS);
      expect(await placedFrom(many.map((net) => `[2001:db8:1:${net.toString(16)}00::1]:80`))).toBe(
        4 * MAX_UNPAID_ORDERS,
      );
      await behindProxy.close();
    });

    it.runIf(isShared)('are counted by all processes together', async () => {
      const other = await api.another({
        isShared,
        options: { rateLimits, shopNetworks: { has: () => false } },
      });
      const guests = [guest, new Guest(other.origin)];
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, index) => guests[index % 2]?.order(anOrderBody())),
      );
      expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(MAX_UNPAID_ORDERS);
      await other.close();
    });

    it('may be many from a shop network', async () => {
      const shop = await api.another({ isShared, options: { rateLimits } });
      const visitor = new Guest(shop.origin);
      const answers = await Promise.all(
        Array.from({ length: MAX_UNPAID_ORDERS * 3 }, () => visitor.order(anOrderBody())),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      await shop.close();
    });
  });
});
