import { pino } from 'pino';
import type { Failure } from '@api/failures/failure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

const lines: string[] = [];
const reported: Failure[] = [];
let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  api = await openTestApi({ log, reportFailure: (failure) => void reported.push(failure) });
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const FAILURE = {
  id: 'lucka:uncaught-error',
  message: 'TypeError: x is not a function',
  url: 'https://lucka.example/order/abc?x=1#code=s3cret',
  at: '2026-11-21T11:00:00.000Z',
};

describe('POST /api/failure-report', () => {
  it('logs an error with the path of its page only [HAND-10]', async () => {
    expect((await guest.post('/api/failure-report', FAILURE)).status).toBe(204);
    const line = JSON.parse(lines.at(-1) ?? '{}');
    expect(line.broke).toEqual({
      id: 'lucka:uncaught-error',
      page: '/order/abc',
      at: '2026-11-21T11:00:00.000Z',
      message: 'TypeError: x is not a function',
    });
    expect(lines.join()).not.toContain('s3cret');
  });

  it('forwards it with screen and request id, and no address', async () => {
    const { headers } = await guest.post('/api/failure-report', {
      ...FAILURE,
      message: 'TypeError: x is not a function\n    at f (https://lucka.example/assets/a.js:1:2)',
    });
    expect(reported.at(-1)).toEqual({
      ...{ from: 'browser', code: 'lucka:uncaught-error', route: 'orderPage' },
      requestId: headers.get('x-request-id'),
      errors: [
        {
          type: 'TypeError',
          message: 'x is not a function',
          stack: expect.stringContaining('at f (https://lucka.example/assets/a.js:1:2)'),
        },
      ],
    });
    await guest.post('/api/failure-report', { ...FAILURE, message: 'shop 9', url: 'nonsense' });
    expect(reported.at(-1)).toMatchObject({
      route: undefined,
      errors: [{ type: 'Error', message: 'shop 9' }],
    });
  });

  it.each([{ ...FAILURE, id: 'made-up' }, { ...FAILURE, id: 'lucka:x\ninjected' }, { id: 'lucka:x' }])(
    'refuses invalid reports: %j',
    async (body) => {
      expect((await guest.post('/api/failure-report', body)).status).toBe(422);
    },
  );

  it('refuses oversized reports', async () => {
    const body = { ...FAILURE, message: 'x'.repeat(20_000) };
    expect((await guest.post('/api/failure-report', body)).status).toBe(413);
  });
});
