import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let isReachable = true;
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({
    checkReadiness: () => (isReachable ? Promise.resolve() : Promise.reject(new Error('No database'))),
  });
});
afterAll(() => api.close());

describe('GET /healthz', () => {
  it('answers while the process runs, also without a database', async () => {
    isReachable = false;
    const answer = await new Guest(api.origin).get('/healthz');
    expect(answer).toMatchObject({ status: 200, text: 'ok' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('GET /readyz', () => {
  it('answers 503 exactly while the database cannot be reached', async () => {
    const guest = new Guest(api.origin);
    isReachable = false;
    expect(await guest.get('/readyz')).toMatchObject({ status: 503, text: 'not ready' });
    isReachable = true;
    expect(await guest.get('/readyz')).toMatchObject({ status: 200, text: 'ready' });
  });
});
