import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ options: { operatorToken: undefined } });
});
afterAll(() => api.close());

const CALLS = [
  ['PUT', '/api/operator/shops/1/design', { stylesheet: '.shop-1 { --color-ink: #000; }' }],
  ['POST', `/api/operator/order/${'a'.repeat(22)}/status`, { status: 'Started' }],
  ['POST', '/api/operator/coffee-card/use', { code: 'a'.repeat(22) }],
] as const;

describe('an API without an operator token', () => {
  it.each(CALLS)('refuses %s %s to everybody [OPEN-09]', async (method, path, body) => {
    for (const authorization of [undefined, '', 'Bearer', 'Bearer ', 'Bearer undefined', 'Bearer null']) {
      const answer = await fetch(`${api.origin}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'a-key-of-a-cup-of-coffee',
          ...(authorization !== undefined && { authorization }),
        },
        body: JSON.stringify(body),
      });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
    }
  });
});
