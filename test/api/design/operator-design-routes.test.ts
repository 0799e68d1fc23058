import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '@test/support/api/guest';
import { openTestApi, OPERATOR_TOKEN, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;
beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const put = (shopId: string, stylesheet: unknown, token = OPERATOR_TOKEN) =>
  fetch(`${api.origin}/api/operator/shops/${shopId}/design`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stylesheet }),
  });

describe('PUT /api/operator/shops/{shopId}/design', () => {
  it('stores a stylesheet, and serves its allowed part [API-18, PROD-15]', async () => {
    const look = '@media (prefers-color-scheme: light) { .shop-1 { --color-appetite: #8a1c0a; } }';
    const answer = await put('1', `${look} @import "https://evil.example/x.css";`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { unreadable: [], hidingIn: [], leftOut: ['@import "https://evil.example/x.css"'] },
    ]);
    const { text } = await guest.get('/api/settings/design');
    expect(text).toContain('--color-appetite: #8a1c0a');
    expect(text).not.toContain('evil');
  });

  it('lists colours that are unreadable on each other', async () => {
    const answer = await put('1', '.shop-1 { --color-ink: #ffffff; --color-paper: #fff; }');
    expect(await answer.json()).toMatchObject({
      unreadable: expect.arrayContaining([
        { scheme: 'light', front: 'ink', ground: 'paper', ratio: 1, wanted: 4.5 },
      ]),
    });
  });

  it('requires the operator token and a known shop', async () => {
    expect((await put('1', '', 'not-the-token-of-anybody')).status).toBe(401);
    expect((await put('999', '')).status).toBe(404);
    expect((await put('one', '')).status).toBe(400);
  });
});
