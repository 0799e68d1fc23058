import { expect, it } from 'vitest';
import { Guest } from '@test/support/api/guest';
import { openTestApi } from '@test/support/api/open-test-api';

it('GET /api/openapi.json describes every call, and nothing that is no call', async () => {
  const api = await openTestApi();
  const { text } = await new Guest(api.origin).get('/api/openapi.json');
  const { paths, info } = JSON.parse(text);
  expect(info).toEqual({ title: 'Lucka', version: '1.2.3' });
  expect(Object.keys(paths).toSorted()).toEqual([
    '/api/csp-report',
    '/api/cultures/changeculture',
    '/api/cultures/languages',
    '/api/failure-report',
    '/api/images/{id}',
    '/api/operator/order/{orderId}/status',
    '/api/order',
    '/api/order/{orderId}',
    '/api/order/{orderId}/details',
    '/api/order/{orderId}/events',
    '/api/order/{orderId}/payment',
    '/api/order/{orderId}/payment/{paymentId}',
    '/api/order/{orderId}/receipt',
    '/api/settings',
    '/api/settings/design',
    '/api/shops',
    '/api/shops/{shopId}',
    '/api/shops/{shopId}/delivery-spots',
    '/api/shops/{shopId}/menu',
    '/api/user/profile',
  ]);
  expect(paths['/api/order'].post.requestBody.content['application/json'].schema.required).toContain(
    'customerCode',
  );
  await api.close();
});
