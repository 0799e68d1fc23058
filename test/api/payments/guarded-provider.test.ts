import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';
import { MemoryProviderLedger } from '@api/payments/memory-provider-ledger';
import { CircuitBreaker } from '@api/payments/circuit-breaker';
import { silentMeter } from '@api/metrics/meter';
import { GuardedProvider, PROVIDER_ANSWER_LIMIT_MS } from '@api/payments/guarded-provider';
import { systemRandomness } from '@api/system/system-randomness';
import { Crash, FaultyProvider, type ProviderCall } from '@test/support/api/faulty-provider';
import { Guest, readProblem, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { paymentId } from '@test/support/builders/order-ids';

const UNREACHABLE = { ok: false, error: { kind: 'unreachable' } };

function aGuarded() {
  const clock = new ManualClock();
  const ledger = new MemoryProviderLedger();
  const faulty = new FaultyProvider(
    new DemonstrationProvider({ ledger, clock, randomness: systemRandomness }),
  );
  const reports: number[] = [];
  const guarded = new GuardedProvider(faulty, clock, {
    meter: silentMeter,
    reportUnavailable: () => reports.push(clock.now()),
  });
  return { clock, faulty, guarded, reports, look: () => guarded.fetchState(paymentId(token())) };
}

describe('GuardedProvider', () => {
  it.each(['fetchState', 'capture', 'release'] as const)(
    'waits five seconds for the answer to %s',
    async (call) => {
      const { clock, faulty, guarded } = aGuarded();
      faulty.break(call, 'silent');
      const answers: unknown[] = [];
      void guarded[call](paymentId(token())).then((answer) => answers.push(answer));
      await clock.advance(PROVIDER_ANSWER_LIMIT_MS - 1);
      expect(answers).toEqual([]);
      await clock.advance(1);
      expect(answers).toEqual([UNREACHABLE]);
      expect(clock.pending).toBe(0);
    },
  );

  it('passes on answers in time, including exceptions', async () => {
    const { clock, faulty, look } = aGuarded();
    expect(await look()).toEqual({ ok: true, value: { kind: 'unknown' } });
    faulty.break('fetchState', 'refused');
    expect(await look()).toEqual({ ok: false, error: { kind: 'refused' } });
    faulty.break('fetchState', 'crashBefore');
    await expect(look()).rejects.toThrow(Crash);
    expect(clock.pending).toBe(0);
  });

  it('is not suspended by refusals and by answers without an outcome', async () => {
    const { faulty, guarded, look, reports } = aGuarded();
    for (const fault of ['refused', 'later'] as const) {
      faulty.break('fetchState', fault, 10);
      for (let time = 0; time < 10; time += 1) await look();
    }
    expect(guarded.isResting).toBe(false);
    expect(reports).toEqual([]);
    expect(await look()).toEqual({ ok: true, value: { kind: 'unknown' } });
  });

  it('rests as long as it is asked to, and makes the calls of visitors meanwhile', async () => {
    const { clock, faulty, guarded, look } = aGuarded();
    faulty.break('fetchState', 'busy');
    await look();
    await clock.advance(19_999);
    expect(guarded.isResting).toBe(true);
    expect(await look()).toEqual({ ok: true, value: { kind: 'unknown' } });
    await clock.advance(1);
    expect(guarded.isResting).toBe(false);
  });

  it('makes no calls for ten seconds after five failures, then one trial', async () => {
    const { clock, faulty, look, reports } = aGuarded();
    faulty.break('fetchState', 'lost', 6);
    for (let time = 0; time < 7; time += 1) expect(await look()).toEqual(UNREACHABLE);
    expect(faulty.calls).toHaveLength(5);
    expect(reports).toHaveLength(1);
    await clock.advance(10_000);
    expect(await Promise.all([look(), look()])).toEqual([UNREACHABLE, UNREACHABLE]);
    expect(faulty.calls).toHaveLength(6);
    await clock.advance(9_999);
    await look();
    expect(faulty.calls).toHaveLength(6);
    await clock.advance(1);
    expect((await look()).ok).toBe(true);
    expect((await look()).ok).toBe(true);
  });

  it('counts a refusal as an answer', async () => {
    const { faulty, look } = aGuarded();
    faulty.break('fetchState', 'refused', 20);
    for (let time = 0; time < 20; time += 1) await look();
    expect(faulty.calls).toHaveLength(20);
  });
});

describe('CircuitBreaker', () => {
  it('never makes more calls than allowed to a silent provider, at any times', async () => {
    const rules = { maxFailures: 5, windowMs: 30_000, restMs: 10_000 };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 9_000 }), { maxLength: 120 }), async (pauses) => {
        const clock = new ManualClock();
        const breaker = new CircuitBreaker(clock, rules);
        const asked: number[] = [];
        for (const pause of pauses) {
          await clock.advance(pause);
          const attempt = breaker.attempt();
          if (attempt === undefined) continue;
          asked.push(clock.now());
          breaker.failed(attempt);
        }
        // Of any six in a row the last came after a rest, or the first is out of the window.
        for (const [index, at] of asked.entries()) {
          const fifthBefore = asked[index - 5];
          const before = asked[index - 1];
          if (fifthBefore === undefined || before === undefined) continue;
          expect(at - before >= rules.restMs || before - fifthBefore >= rules.windowMs).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('paying while the provider is silent', () => {
  let api: TestApi;
  let silent: TestApi;
  let guest: Guest;
  let faulty: FaultyProvider;

  beforeAll(async () => {
    api = await openTestApi();
    const { stores, clock } = api;
    faulty = new FaultyProvider(
      new DemonstrationProvider({ ledger: stores.ledger, clock, randomness: systemRandomness }),
    );
    silent = await api.another({ provider: faulty });
    guest = new Guest(silent.origin);
  });
  afterAll(async () => {
    await silent.close();
    await api.close();
  });

  /** The reconciler asks too, but never opens. */
  async function whenAsked(call: ProviderCall, work: () => Promise<void>): Promise<void> {
    await expect.poll(() => faulty.calls).toContain(call);
    faulty.calls.length = 0;
    await work();
  }
  const patienceEnds = () => api.clock.advance(PROVIDER_ANSWER_LIMIT_MS);

  it('is a temporary payment error, within ten seconds, and does not affect the menu', async () => {
    const order = await guest.placed();
    faulty.break('open', 'silent');
    const first = guest.pay(order);
    await whenAsked('open', async () => {
      expect((await guest.get('/api/shops/1/menu')).status).toBe(200);
      await patienceEnds();
    });
    const answer = await first;
    expect(readProblem(answer)).toMatchObject({ status: 503, code: 'payment-14' });
    expect(answer.headers.get('retry-after')).toBe('3');

    faulty.mend();
    await expect.poll(() => faulty.calls).toContain('fetchState');
    faulty.calls.length = 0;
    faulty.break('fetchState', 'silent');
    faulty.break('open', 'silent');
    const began = api.clock.now();
    const second = guest.pay(order);
    await whenAsked('fetchState', patienceEnds);
    await whenAsked('open', patienceEnds);
    expect(readProblem(await second).code).toBe('payment-14');
    expect(api.clock.now() - began).toBe(10_000);

    faulty.mend();
    expect((await guest.pay(order)).status).toBe(200);
  });
});
