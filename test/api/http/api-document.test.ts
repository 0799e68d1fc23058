import { expect, it } from 'vitest';
import { Guest } from '@test/support/api/guest';
import { openTestApi } from '@test/support/api/open-test-api';

it('GET /api/openapi.json describes every call, and nothing that is no call', async () => {
  const api = await openTestApi();
  const { text } = await new Guest(api.origin).get('/api/openapi.json');
  const { paths, info } = JSON.parse(text);
  expect(info).toEqual({ title: 'Lucka', version: '1.2.3' });
  expect(Object.keys(paths).toSorted()).toEqual([
    '/api/campaigns',
    '/api/csp-report',
    '/api/cultures/changeculture',
    '/api/cultures/languages',
    '/api/failure-report',
    '/api/identity/confirmEmail',
    '/api/identity/external-login',
    '/api/identity/external-login/callback',
    '/api/identity/forgotPassword',
    '/api/identity/login',
    '/api/identity/register',
    '/api/identity/resendConfirmationEmail',
    '/api/identity/resetPassword',
    '/api/images/{id}',
    '/api/operator/coffee-card/use',
    '/api/operator/order/{orderId}/status',
    '/api/operator/shops/{shopId}/design',
    '/api/order',
    '/api/order/{orderId}',
    '/api/order/{orderId}/details',
    '/api/order/{orderId}/events',
    '/api/order/{orderId}/payment',
    '/api/order/{orderId}/payment/{paymentId}',
    '/api/order/{orderId}/receipt',
    '/api/payment/notification',
    '/api/settings',
    '/api/settings/design',
    '/api/shops',
    '/api/shops/{shopId}',
    '/api/shops/{shopId}/delivery-spots',
    '/api/shops/{shopId}/menu',
    '/api/user',
    '/api/user/export',
    '/api/user/favorite',
    '/api/user/logout',
    '/api/user/membership-card',
    '/api/user/order-history',
    '/api/user/profile',
  ]);
  expect(paths['/api/order'].post.requestBody.content['application/json'].schema.required).toContain(
    'customerCode',
  );
  await api.close();
});
