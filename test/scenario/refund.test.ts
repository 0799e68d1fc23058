import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedOrder } from '@test/support/api/captured-order';
import { Guest, token } from '@test/support/api/guest';
import { openTestApi, OPERATOR_TOKEN, type TestApi } from '@test/support/api/open-test-api';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';

let api: TestApi;
let guest: Guest;
beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const shell = (variables = { LUCKA_OPERATOR_TOKEN: OPERATOR_TOKEN }) =>
  aShell(new MemoryHome(), '', undefined, variables);
const refund = (orderId: string, options: string) =>
  shell().lucka(`refund ${orderId} --api ${api.origin} ${options}`);

describe('lucka refund', () => {
  it('gives lines and the rest back, and lists both', async () => {
    const { orderId, total } = await capturedOrder(api, guest);
    expect(await refund(orderId, '')).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('Nothing was given back.'),
    });
    expect(await refund(orderId, '--yes --line 1:1 --reason spilled')).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('refunded  spilled'),
    });
    await refund(orderId, '--yes --reason "all of it"');
    const { refunds } = JSON.parse((await refund(orderId, '--json')).text);
    expect(
      refunds.map(({ amount }: { amount: number }) => amount).reduce((a: number, b: number) => a + b),
    ).toBe(total);
  });

  it('is the same refund when it is repeated with its id', async () => {
    const { orderId } = await capturedOrder(api, guest);
    const again = `--yes --amount 10 --reason late --refund=${token()}`;
    const first = await refund(orderId, again);
    expect(first.exitCode).toBe(0);
    expect(await refund(orderId, again)).toEqual(first);
  });

  it('says how to repeat what has no answer', async () => {
    const gone = await shell().lucka('refund abc --api http://127.0.0.1:9 --yes --reason late');
    expect(gone.exitCode).toBe(75);
    expect(gone.text + gone.warned).toMatch(/--refund=[\w-]{22}: it is given back once/);
  });

  it.each([
    ['--yes', 2],
    ['--yes --reason x --amount ten', 2],
    ['--yes --reason x --line two', 2],
    ['--yes --reason x --amount 1000000', 1],
  ])('refuses %s', async (options, exitCode) => {
    const { orderId } = await capturedOrder(api, guest);
    expect((await refund(orderId, options)).exitCode).toBe(exitCode);
  });

  it('needs an address and the token, and never prints it', async () => {
    expect((await shell().lucka('refund abc')).exitCode).toBe(2);
    const other = aShell(new MemoryHome(), '', undefined, {
      LUCKA_OPERATOR_TOKEN: 'a-wrong-token-that-is-long',
    });
    const refused = await other.lucka(`refund ${token()} --api ${api.origin}`);
    expect(refused.exitCode).toBe(1);
    expect(refused.text + refused.warned).not.toContain('a-wrong-token');
  });
});
