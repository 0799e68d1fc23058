import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { openApi, SeenAnswers } from '@test/support/api/seen-answers';

const operation = z.looseObject({
  summary: z.string(),
  security: z.array(z.looseObject({})),
  responses: z.looseObject({}),
});

let api: TestApi;
let text: string;

beforeAll(async () => {
  api = await openTestApi();
  text = (await new Guest(api.origin).get('/api/openapi.json')).text;
});
afterAll(() => api.close());

describe('GET /api/openapi.json', () => {
  it('describes every call and nothing else', () => {
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
      '/api/identity/passkey',
      '/api/identity/passkey/options',
      '/api/identity/register',
      '/api/identity/resendConfirmationEmail',
      '/api/identity/resetPassword',
      '/api/images/{id}',
      '/api/legal/{language}',
      '/api/operator/coffee-card/use',
      '/api/operator/order/{orderId}/refunds',
      '/api/operator/order/{orderId}/refunds/{refundId}',
      '/api/operator/order/{orderId}/status',
      '/api/operator/settlement/{date}',
      '/api/operator/settlement/{date}/csv',
      '/api/operator/shops/{shopId}/design',
      '/api/order',
      '/api/order/{orderId}',
      '/api/order/{orderId}/cancel',
      '/api/order/{orderId}/details',
      '/api/order/{orderId}/events',
      '/api/order/{orderId}/payment',
      '/api/order/{orderId}/payment/{paymentId}',
      '/api/order/{orderId}/personal-data',
      '/api/order/{orderId}/push',
      '/api/order/{orderId}/receipt',
      '/api/payment/notification',
      '/api/search',
      '/api/sellers',
      '/api/settings',
      '/api/settings/design',
      '/api/shops',
      '/api/shops/places',
      '/api/shops/{shopId}',
      '/api/shops/{shopId}/delivery-spots',
      '/api/shops/{shopId}/menu',
      '/api/staff/accounts',
      '/api/staff/accounts/{accountId}',
      '/api/staff/audit',
      '/api/staff/audit.csv',
      '/api/staff/orders/{orderId}/refunds/{refundId}',
      '/api/staff/orders/{orderId}/status',
      '/api/staff/passkeys',
      '/api/staff/passkeys/options',
      '/api/staff/passkeys/{id}',
      '/api/staff/password',
      '/api/staff/session',
      '/api/staff/session/passkey',
      '/api/staff/session/passkey/options',
      '/api/staff/shops/{shopId}/events',
      '/api/staff/shops/{shopId}/hours/{date}',
      '/api/staff/shops/{shopId}/orders',
      '/api/staff/shops/{shopId}/pause',
      '/api/staff/shops/{shopId}/prices/{articleId}',
      '/api/staff/shops/{shopId}/sold-out/{id}',
      '/api/staff/shops/{shopId}/state',
      '/api/staff/tokens',
      '/api/staff/tokens/{tokenId}',
      '/api/user',
      '/api/user/export',
      '/api/user/favorite',
      '/api/user/logout',
      '/api/user/membership-card',
      '/api/user/order-history',
      '/api/user/passkeys',
      '/api/user/passkeys/options',
      '/api/user/passkeys/{id}',
      '/api/user/profile',
      '/api/user/sessions',
      '/api/user/sessions/{id}',
      '/api/web-vitals',
    ]);
    expect(paths['/api/order'].post.requestBody.content['application/json'].schema.required).toContain(
      'customerCode',
    );
  });

  it('describes purpose, access, success and refusals of each call', () => {
    for (const [path, operations] of Object.entries(openApi.parse(JSON.parse(text)).paths)) {
      for (const [method, described] of Object.entries(operations)) {
        const { summary, security, responses } = operation.parse(described);
        const statuses = Object.keys(responses);
        expect([path, method, summary]).not.toContain('');
        expect([path, method, security.length > 0]).toEqual([path, method, true]);
        expect(statuses.filter((status) => /^[23]/.test(status)).length).toBeGreaterThan(0);
        expect(statuses).toEqual(expect.arrayContaining(['400', '403', '429', '500', '503']));
      }
    }
  });

  it('has no dangling references', () => {
    const document = JSON.parse(text);
    const references = [...text.matchAll(/"\$ref":"#([^"]*)"/g)].map(([, pointer = '']) => pointer);
    expect(references.length).toBeGreaterThan(100);
    for (const pointer of new Set(references)) {
      const steps = pointer.split('/').slice(1);
      const found = steps.reduce((value, step) => value?.[step.replaceAll('~1', '/')], document);
      expect([pointer, typeof found]).toEqual([pointer, 'object']);
    }
  });

  it('describes the headers of an order and the conditional request of a picture', () => {
    const { paths } = JSON.parse(text);
    expect(paths['/api/order'].post.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key', required: true }),
    );
    expect(paths['/api/images/{id}'].get.responses['304'].content).toBeUndefined();
    expect(Object.keys(paths['/api/shops/{shopId}/menu'].get.responses)).toContain('304');
  });
});

describe('SeenAnswers', () => {
  it('reports undocumented calls, statuses, types, fields and headers', async () => {
    const app = api.app;
    const seen = new SeenAnswers();
    await seen.learn(app);
    const answered = (url: string, status: number, type: string, payload: unknown): void =>
      seen.compare(
        { method: 'GET', route: url, headers: {}, body: undefined },
        { status, header: (name) => (name === 'content-type' ? type : undefined), payload },
      );
    answered('/api/shops', 200, 'application/json; charset=utf-8', '[]');
    expect(seen.faults()).toEqual([]);
    const created = { status: 204, header: () => undefined, payload: '' };
    answered('/api/nothing', 200, 'application/json', '[]');
    answered('/api/shops', 418, 'application/json', '[]');
    answered('/api/shops', 200, 'text/html', '[]');
    answered('/api/shops', 200, 'application/json', '[{"id":1,"secret":2}]');
    answered('/api/shops', 429, 'application/problem+json', '{}');
    seen.compare({ method: 'POST', route: '/api/order', headers: {}, body: {} }, created);
    const faults = seen.faults();
    expect(faults).toEqual([
      expect.stringContaining('GET /api/nothing is not in the document'),
      expect.stringContaining('GET /api/shops 200 is of type text/html'),
      expect.stringContaining('GET /api/shops 200 is other than documented'),
      expect.stringContaining('GET /api/shops 418 is not in the document'),
      expect.stringContaining('GET /api/shops 429 has no header retry-after'),
      expect.stringContaining('POST /api/order 204 is not in the document'),
      expect.stringContaining('POST /api/order needs no header idempotency-key'),
      expect.stringContaining('POST /api/order takes an undocumented body of type'),
    ]);
  });
});

describe('GET /api/documentation', () => {
  it('shows every call on a page without script', async () => {
    const answer = await new Guest(api.origin).get('/api/documentation');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const [path, methods] of Object.entries<object>(JSON.parse(text).paths)) {
      for (const method of Object.keys(methods)) {
        expect(answer.text).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
      }
    }
    expect(answer.text).not.toContain('<script');
  });
});
