import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SystemClock } from '@/adapters/browser/system-clock';
import { simulatedChain } from '@simulator/world/simulated-chain';
import { err, ok } from '@/domain/shared/result';
import { storeChain } from '@api/chain/store-chain';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aLogInScript } from '@test/support/cli/a-log-in-script';
import { aShell } from '@test/support/cli/a-shell';
import { FrozenHome, MemoryHome } from '@test/support/cli/memory-home';

const LUNCH = 'run examples/lunch.jsonl';

const printed = z.strictObject({
  command: z.literal('run'),
  ok: z.literal(true),
  api: z.string(),
  leftOut: z.int(),
  steps: z.array(
    z.strictObject({
      at: z.int(),
      step: z.looseObject({}),
      outcome: z.string(),
      leftOut: z.optional(z.enum(['world-event', 'foreign-provider'])),
    }),
  ),
});

async function openStorefront(different: Parameters<typeof openTestApi>[0] = {}): Promise<TestApi> {
  const opened = await openTestApi(different);
  await storeChain(opened.stores, simulatedChain());
  return opened;
}

let api: TestApi;
beforeAll(async () => {
  api = await openStorefront();
});
afterAll(() => api.close());

const orders = () => api.database.database.query('SELECT status, total::int FROM customer_order');

describe('lucka run --api', () => {
  it("runs a script's customers at a storefront, stores nothing, and leaves out simulated events", async () => {
    const { json } = aShell(new FrozenHome(new MemoryHome()), '', new SystemClock());
    const { steps, leftOut, api: origin } = printed.parse(await json(`${LUNCH} --api ${api.origin}`));
    expect([leftOut, origin]).toEqual([1, api.origin]);
    expect(steps.map(({ outcome }) => outcome)).toEqual([
      '/',
      '/shop/1/order-type',
      'DineInPlace',
      '1 in the line',
      '/shop/1/menu',
      '2 in the line',
      'done',
      'left out',
      'the page was left',
      'decided, and back',
    ]);
    expect(steps[7]).toMatchObject({ leftOut: 'world-event', step: { event: { do: 'provider' } } });
    expect(await orders()).toEqual([{ status: 'added', total: 1_890_000 }]);
  });

  it('leaves out steps that only a person can do: paying at another site', async () => {
    const elsewhere: PaymentProvider = {
      name: 'elsewhere',
      open: () => Promise.resolve(ok({ redirectUrl: 'https://provider.example/1' })),
      fetchState: () => Promise.resolve(ok({ kind: 'open' })),
      capture: () => Promise.resolve(err({ kind: 'refused' })),
      release: () => Promise.resolve(ok(undefined)),
      refund: () => Promise.resolve(err({ kind: 'refused' })),
    };
    const other = await openStorefront({ provider: elsewhere });
    const { json } = aShell(new MemoryHome(), '', new SystemClock());
    const { steps } = printed.parse(await json(`${LUNCH} --api ${other.origin}`));
    expect(steps.at(-1)).toMatchObject({ outcome: 'left out', leftOut: 'foreign-provider' });
    await other.close();
  });

  it('never prints a password', async () => {
    const { lucka } = aShell(new MemoryHome(), '', new SystemClock());
    const line = `run ${await aLogInScript()} --api ${api.origin}`;
    const output = (await lucka(line)).text + (await lucka(`${line} --json`)).text;
    expect(output).toContain('log in ada@example.org');
    expect(output).not.toContain('Simulated-1');
  });

  it('places no order on another machine without confirmation', async () => {
    const { lucka, json } = aShell();
    const line = `${LUNCH} --api https://lucka.example`;
    expect(await json(line)).toMatchObject({
      ok: false,
      reason: { code: 'not-confirmed', isRetryable: false, field: 'yes' },
    });
    expect(await lucka(line)).toMatchObject({ exitCode: 1, text: expect.stringContaining('--yes') });
  });

  it('reports that there is no answer, and that a retry may help [PAIN-83]', async () => {
    const { json, lucka } = aShell();
    const line = `${LUNCH} --api http://127.0.0.1:9`;
    expect(await json(line)).toMatchObject({ ok: false, reason: { code: 'unreachable', isRetryable: true } });
    expect((await lucka(line)).exitCode).toBe(75);
    expect(await json(`${LUNCH} --api lucka`)).toMatchObject({ reason: { code: 'usage', field: 'api' } });
  });
});
