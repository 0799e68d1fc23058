import { describe, expect, it } from 'vitest';
import { reportedCallPath, watchCalls } from '@/adapters/http/watch-calls';
import { ManualClock } from '@test/support/memory/manual-clock';
import type { SeenCall } from '@/application/recording/session-recording';
import { callsTo } from '@test/support/http/calls-to';

/** What is reported of a call with this response. */
async function reportedOf(answer: () => Promise<Response>): Promise<SeenCall | undefined> {
  const { client } = callsTo('http://localhost', { fetch: answer });
  const reported: SeenCall[] = [];
  watchCalls(client, new ManualClock(), (call) => reported.push(call));
  await client.post('/api/order/canary/payment?code=canary', '{"note":"canary"}').catch(() => undefined);
  return reported[0];
}

const answering = (status: number, body: string, headers = {}) =>
  reportedOf(() => Promise.resolve(new Response(body, { status, headers })));

describe('watchCalls', () => {
  it('tells of a call that went well no more than that', async () => {
    expect(await answering(200, '{"canary":1}')).toMatchObject({
      method: 'POST',
      path: '/api/order/*/payment',
      fate: undefined,
    });
  });

  it('tells of a refusal its codes, and nothing that may be of a person', async () => {
    const problem = {
      ...{ type: 'urn:lucka:order:shop-closed', code: 'shop-closed', parameter: 'canary@example.se' },
      ...{
        detail: 'canary',
        orderId: 'canary',
        articleCodes: ['soup', '+46701112233'],
        errors: { BadCode: ['canary'] },
      },
    };
    const reported = await answering(409, JSON.stringify(problem), { 'retry-after': '3' });
    expect(reported?.fate).toEqual({
      ...{ status: 409, type: 'urn:lucka:order:shop-closed', code: 'shop-closed' },
      ...{ articleCodes: ['soup'], errors: ['BadCode'], retryAfter: 3 },
    });
  });

  it.each(['{"total": 1', '[{"id": 1}', '<html>Welcome</html>'])(
    'tells a damaged answer: %s',
    async (body) => {
      expect((await answering(200, body))?.fate).toBe('damaged');
    },
  );

  it('tells a call that got lost', async () => {
    expect((await reportedOf(() => Promise.reject(new TypeError('Failed to fetch'))))?.fate).toBe('lost');
  });
});

describe('reportedCallPath', () => {
  it.each([
    ['/api/shops/7/menu?language=sv', '/api/shops/7/menu'],
    ['/api/order/7', '/api/order/*'],
    ['/api/order/abc/payment/def', '/api/order/*/payment/*'],
    ['/api/images/https%3A%2F%2Fcanary', '/api/images/*'],
    ['/canary/x', '/*/*'],
  ])('reports %s as %s', (url, reported) => expect(reportedCallPath(url)).toBe(reported));
});
