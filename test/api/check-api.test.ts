import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aShell } from '@test/support/cli/a-shell';

interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Changes an answer; undefined leaves it as it is. */
type Damage = (call: string, answer: Sent) => Partial<Sent> | undefined;

const findings = z.object({
  wrong: z.number(),
  missing: z.number(),
  findings: z.array(z.object({ verdict: z.string(), what: z.string(), reason: z.string() })),
});

let api: TestApi;
// A fresh one for each: after twenty calls about unknown orders in a minute further ones are refused.
beforeEach(async () => {
  const picture = {
    edition: '1',
    render: () => Promise.resolve({ webp: new Uint8Array([1]), avif: undefined }),
  };
  api = await openTestApi({ images: { find: () => Promise.resolve(picture) } });
});
afterEach(() => api.close());

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A back end that differs from ours in one thing. */
async function aDamagedApi(damage: Damage): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const body = await bodyOf(request);
      const headers = Object.entries(request.headers).filter(
        ([name]) => !/^(host|connection|content-length)$/.test(name),
      );
      const answer = await fetch(api.origin + url, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
        redirect: 'manual',
        ...(body !== '' && { body }),
      });
      const passedOn = ['content-type', 'etag', 'x-lucka', 'set-cookie'];
      const sent: Sent = {
        status: answer.status,
        headers: Object.fromEntries([...answer.headers].filter(([name]) => passedOn.includes(name))),
        text: await answer.text(),
      };
      const { status, headers: sentHeaders, text } = { ...sent, ...damage(`${method} ${url}`, sent) };
      response.writeHead(status, sentHeaders).end(text);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return `http://127.0.0.1:${address.port}`;
}

async function check(address: string, option = '--order') {
  const { lucka } = aShell();
  const { exitCode, text } = await lucka(`check-api ${address} ${option} --json`);
  const { wrong, missing, findings: all } = findings.parse(JSON.parse(text).data ?? JSON.parse(text));
  return { exitCode, wrong, missing, unfit: all.filter(({ verdict }) => verdict !== 'fits') };
}

describe('lucka check-api', () => {
  it('finds nothing missing and nothing wrong in the reference API', async () => {
    expect(await check(api.origin)).toEqual({ exitCode: 0, wrong: 0, missing: 0, unfit: [] });
  });

  it('places no order unless it is asked to', async () => {
    const count = async () => (await api.database.database.query('SELECT FROM customer_order')).length;
    const before = await count();
    const { lucka } = aShell();
    expect(await lucka(`check-api ${api.origin}`)).toMatchObject({ exitCode: 0 });
    expect(await count()).toBe(before);
  });

  const replaced =
    (call: RegExp, from: string | RegExp, to: string): Damage =>
    (asked, { text }) =>
      call.test(asked) ? { text: text.replace(from, to) } : undefined;
  const refused =
    (call: RegExp, status: number, text = '{}'): Damage =>
    (asked) =>
      call.test(asked) ? { status, text } : undefined;

  it.each<[string, Damage, string, string]>([
    [
      'a menu with a price as text',
      replaced(/\/1\/menu/, /"price":\d+/, '"price":"12"'),
      'the menu of shop 1',
      'leaves out',
    ],
    ['a list of shops that is no list', refused(/shops$/, 200), 'the shops', 'form of the contract'],
    ['an unknown shop that is a page', refused(/shops\/9999/, 200, '<html>'), 'an unknown shop', 'not 404'],
    [
      'an unknown path that is a page',
      refused(/no-such-call/, 200, '<html>'),
      'an unknown address below /api',
      'not 404',
    ],
    [
      'a total of its own',
      replaced(/POST \/api\/order$/, /"total":\d+/, '"total":1'),
      'the total of the order',
      'hundredths',
    ],
    [
      'details for everybody',
      (asked, { status }) =>
        /details/.test(asked) && status === 404 ? { status: 200, text: '{}' } : undefined,
      'the details of the order without its code',
      'not 401',
    ],
    [
      'a payment that leads nowhere',
      replaced(/POST .*payment$/, /"redirectUrl":"[^"]*",?/, ''),
      'a payment that is started',
      'redirectUrl',
    ],
    [
      'orders that know no keys',
      (asked, { status }) => (asked === 'POST /api/order' && status === 422 ? { status: 201 } : undefined),
      'another order under the same key',
      'not 409',
    ],
    [
      'a status in words of its own',
      replaced(/GET \/api\/order\/[^/]+$/, /"\w+"/, '"Waiting"'),
      'the status of the order',
      'form of the contract',
    ],
  ])('names %s as wrong', async (_, damage, what, reason) => {
    const { exitCode, unfit } = await check(await aDamagedApi(damage));
    expect(exitCode).toBe(1);
    expect(unfit).toContainEqual({
      verdict: 'wrong',
      what: expect.stringContaining(what),
      reason: expect.stringContaining(reason),
    });
  });

  it.each<[string, Damage, string]>([
    ['offers', refused(/campaigns/, 404), 'the offers'],
    ['a search', refused(/api\/search/, 404), 'the search of dishes'],
    ['languages', refused(/cultures\/languages/, 404), 'the languages'],
    ['validators', (_, { headers: { etag: _etag, ...headers } }) => ({ headers }), 'a validator of the menu'],
    [
      'its mark on answers',
      (_, { headers: { 'x-lucka': _mark, ...headers } }) => ({ headers }),
      'the header x-lucka',
    ],
  ])('names missing %s, and accepts the API', async (_, damage, what) => {
    const { exitCode, unfit } = await check(await aDamagedApi(damage), '');
    expect([exitCode, unfit.filter(({ verdict }) => verdict === 'wrong')]).toEqual([0, []]);
    expect(unfit).toContainEqual(
      expect.objectContaining({ verdict: 'missing', what: expect.stringContaining(what) }),
    );
  });

  it('accepts a back end without members, which has no call for a profile', async () => {
    const withoutMembers: Damage = (asked, { text }) => {
      if (/user\/profile/.test(asked)) return { status: 404, text: '{}' };
      return /settings$/.test(asked)
        ? { text: text.replace('"enableCustomerLogin":true', '"enableCustomerLogin":false') }
        : undefined;
    };
    const wrongOf = async (damage: Damage) =>
      (await check(await aDamagedApi(damage), '')).unfit.filter(({ verdict }) => verdict === 'wrong');
    expect(await wrongOf(withoutMembers)).toEqual([]);
    expect(await wrongOf(refused(/user\/profile/, 404))).toMatchObject([
      { what: 'the profile without a session' },
    ]);
  });

  it('prints the request and the answer of what is wrong', async () => {
    const { lucka } = aShell();
    const address = await aDamagedApi(refused(/settings$/, 500, 'out of order'));
    const { text } = await lucka(`check-api ${address}`);
    expect(text).toContain('✗ the settings (API-16): the status is 500');
    expect(text).toContain('GET /api/settings');
    expect(text).toContain('500 out of order');
  });

  it('reads no more of an answer than the storefront does', async () => {
    const address = await aDamagedApi((call) =>
      call.endsWith('/settings') ? { text: ' '.repeat(9 * 1024 * 1024) } : undefined,
    );
    const { unfit } = await check(address, '');
    expect(unfit).toContainEqual({
      ...{ verdict: 'wrong', what: 'the settings' },
      reason: expect.stringContaining('more than 8388608 bytes'),
    });
  });

  it('goes on after a cookie that cannot be decoded', async () => {
    const address = await aDamagedApi((call) =>
      call.includes('changeculture') ? { headers: { 'set-cookie': 'culture=%E0%A4%A' } } : undefined,
    );
    expect((await check(address, '')).unfit).toContainEqual(
      expect.objectContaining({ verdict: 'wrong', what: 'changing the language' }),
    );
  });

  it('lets no server write lines of its own into the report', async () => {
    const { lucka } = aShell();
    const address = await aDamagedApi(refused(/settings$/, 500, 'no\n✓ the settings (API-16)'));
    expect((await lucka(`check-api ${address}`)).text).not.toMatch(/^✓ the settings/m);
  });

  it('reports an address that does not answer, and one that is none', async () => {
    const { lucka } = aShell();
    expect(await lucka('check-api http://127.0.0.1:1')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('no answer'),
    });
    expect(await lucka('check-api api.example')).toMatchObject({ exitCode: 2 });
  });
});
