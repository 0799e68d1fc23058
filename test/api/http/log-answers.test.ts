import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { Guest, token } from '@test/support/api/guest';
import { IS_IN_PROCESS, openTestApi, type TestApi } from '@test/support/api/open-test-api';

const logLine = z.looseObject({
  msg: z.literal('answered'),
  ...{ route: z.string(), status: z.int(), notLogged: z.optional(z.int()) },
});

interface LoggedApi {
  readonly api: TestApi;
  readonly lines: () => readonly z.infer<typeof logLine>[];
}

async function openLoggedApi(different: Parameters<typeof openTestApi>[0] = {}): Promise<LoggedApi> {
  const texts: string[] = [];
  const log = pino({ level: 'error' }, { write: (text) => texts.push(text) });
  const api = await openTestApi({ ...different, log });
  onTestFinished(() => api.close());
  return { api, lines: () => texts.flatMap((text) => logLine.safeParse(JSON.parse(text)).data ?? []) };
}

describe.skipIf(IS_IN_PROCESS)('an answer of 503', () => {
  it('is logged once with its cause, and further ones by their number ten seconds later', async () => {
    const { api, lines } = await openLoggedApi();
    await api.database.database.close();
    const guest = new Guest(api.origin);
    for (let count = 0; count < 5; count += 1) expect((await guest.status(token())).status).toBe(503);
    await expect.poll(lines).toHaveLength(1);
    expect(lines()[0]).toMatchObject({
      ...{ method: 'GET', route: '/api/order/:orderId', status: 503, notLogged: 0 },
      err: { type: 'DatabaseUnavailable' },
    });
    await api.clock.advance(10_000);
    await guest.status(token());
    await expect.poll(lines).toHaveLength(2);
    expect(lines()[1]).toMatchObject({ status: 503, notLogged: 4 });
  });

  it('of another call is logged separately', async () => {
    const { api, lines } = await openLoggedApi();
    await api.database.database.close();
    const guest = new Guest(api.origin);
    await guest.status(token());
    await guest.get(`/api/order/${token()}/details`);
    await expect
      .poll(() => lines().map(({ route }) => route))
      .toEqual(['/api/order/:orderId', '/api/order/:orderId/details']);
  });
});

describe('an answer of 500', () => {
  it('is logged on one line, with its cause', async () => {
    const render = () => Promise.reject(new Error('There is no picture'));
    const images = { find: () => Promise.resolve({ edition: '1', render }) };
    const { api, lines } = await openLoggedApi({ images });
    expect((await new Guest(api.origin).get('/api/images/dish')).status).toBe(500);
    await expect.poll(lines).toHaveLength(1);
    expect(lines()[0]).toMatchObject({
      ...{ route: '/api/images/:id', status: 500 },
      err: { message: 'There is no picture' },
    });
  });
});
