import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { addMs, type Instant } from '@/domain/shared/instant';
import { err } from '@/domain/shared/result';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';
import { aBrowser, aServer, aTab } from '@test/support/an-app';
import { runs } from '@test/support/properties/runs';
import { atCheckout, NO_CONTACT, twoTabsAtCheckout } from '@test/support/at-checkout';

const LOST = { kind: 'unreachable', isTimeout: true } as const;

describe('ConfirmOrder', () => {
  it('shares a confirmation under way: five taps, one request', async () => {
    const tab = atCheckout();
    const taps = [1, 2, 3, 4, 5].map(() => tab.confirmOrder.confirm(NO_CONTACT));
    expect(new Set(await Promise.all(taps)).size).toBe(1);
    expect(tab.server.gateway.script.calls).toHaveLength(1);
  });

  it('repeats with the same key when the answer is lost: one order', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.loseNextAnswer();
    const running = tab.confirmOrder.confirm(NO_CONTACT);
    await tab.clock.advance(1_000);
    expect(await running).toEqual({ kind: 'placed', orderId: 'order-1' });
    const [first, second] = tab.server.gateway.script.calls;
    expect(second).toBe(first);
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it('ends unanswered when no answer arrives, and a later attempt is the same order', async () => {
    const tab = atCheckout();
    for (let each = 0; each < 4; each += 1) tab.server.gateway.script.loseNextAnswer();
    const running = tab.confirmOrder.confirm(NO_CONTACT);
    await tab.clock.advance(60_000);
    expect(await running).toEqual({ kind: 'unanswered', isUnreadable: false });
    expect(tab.orders.intent?.state.kind).toBe('sending');
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it.each([
    [500, 1],
    [503, 4],
  ])(
    'ends unanswered after errors of the server (%i) alone, and a later attempt has the same key',
    async (status, times) => {
      const tab = atCheckout();
      for (let each = 0; each < times; each += 1) tab.server.gateway.script.failNext(refusal(status));
      const running = tab.confirmOrder.confirm(NO_CONTACT);
      await tab.clock.advance(60_000);
      expect(await running).toEqual({ kind: 'unanswered', isUnreadable: false });
      expect(tab.orders.intent?.state.kind).toBe('sending');
      expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
      expect(new Set(tab.server.gateway.script.calls).size).toBe(1);
    },
  );

  it('sends the confirmation of another tab where the server has that one under the same key', async () => {
    const tab = atCheckout();
    const { gateway } = tab.server;
    const place = gateway.place.bind(gateway);
    const times: Instant[] = [];
    const earlier = addMs(tab.clock.now(), -5);
    gateway.place = (request, key) => {
      times.push(request.pickupTime);
      if (times.length > 1) return place(request, key);
      const stored = must(tab.storedValues.orders.load());
      const intent = must(stored.intent);
      const twin = { ...intent, request: { ...intent.request, pickupTime: earlier } };
      tab.storedValues.orders.save({ ...stored, intent: twin });
      return Promise.resolve(err(refusal(422, 'idempotency-key-reused')));
    };
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(times).toEqual([tab.clock.now(), earlier]);
  });

  it('reports an answer that lacks something, and keeps the confirmation [DEC-137]', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.failNext({ kind: 'malformed', path: 'pickupTime' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'unanswered', isUnreadable: true });
    expect(tab.orders.intent?.state.kind).toBe('sending');
    expect(tab.reporter.reported.map(({ id, message }) => `${id} ${message}`).join()).toContain('pickupTime');
  });

  it('takes a page of something before the server for no answer', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.failNext({ kind: 'malformed', path: '' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'unanswered', isUnreadable: false });
  });

  it('continues a stored confirmation after a reload', async () => {
    const [server, browser] = [aServer(), aBrowser()];
    const before = atCheckout(server, browser);
    for (let each = 0; each < 4; each += 1) server.gateway.script.loseNextAnswer();
    const running = before.confirmOrder.confirm(NO_CONTACT);
    await server.clock.advance(60_000);
    await running;
    before.stop();
    const after = aTab(server, browser);
    after.restoreStoredValues.restore();
    after.shops.setShop(aShop());
    await server.clock.advance(60_000);
    expect(await after.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(server.gateway.orders).toHaveLength(1);
  });

  it('places one order from two tabs that confirm in the same tick, in both orders of their answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(5), async (s, drift) => {
        const [one, two] = twoTabsAtCheckout();
        const place = one.server.gateway.place.bind(one.server.gateway);
        one.server.gateway.place = s.scheduleFunction(place);
        const running = [one.confirmOrder.confirm(NO_CONTACT)];
        await one.clock.advance(drift);
        running.push(two.confirmOrder.confirm(NO_CONTACT));
        const outcomes = await s.waitFor(Promise.all(running));
        expect(outcomes).toEqual([
          { kind: 'placed', orderId: 'order-1' },
          { kind: 'placed', orderId: 'order-1' },
        ]);
        expect(one.server.gateway.orders).toHaveLength(1);
        expect([one, two].map((tab) => tab.orders.intent?.state.kind)).toEqual(['placed', 'placed']);
      }),
    );
  });

  it('repeats a lost request, however often each answer is lost: never more than one order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('lost', 'unreachable', 'fine'), { maxLength: 12 }),
        async (fates) => {
          const tab = atCheckout();
          for (const fate of fates) {
            if (fate === 'lost') tab.server.gateway.script.loseNextAnswer();
            if (fate === 'unreachable') tab.server.gateway.script.failNext(LOST);
            const running = tab.confirmOrder.confirm(NO_CONTACT);
            await tab.clock.advance(30_000);
            await running;
          }
          expect(tab.server.gateway.orders.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: runs(50) },
    );
  });
});
