import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOurs, isCacheable } from '@/adapters/browser/service-worker/is-cacheable';

const answer = (status: number, headers: Record<string, string>, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(headers),
});

describe('isCacheable', () => {
  it('accepts a complete response of our server', () => {
    expect(isCacheable(answer(200, { 'x-lucka': '1', 'cache-control': 'no-cache' }))).toBe(true);
  });

  it('refuses `no-store`', () => {
    expect(isCacheable(answer(200, { 'x-lucka': '1', 'cache-control': 'no-store' }))).toBe(false);
    expect(isCacheable(answer(200, { 'x-lucka': '1', 'cache-control': 'Private' }))).toBe(false);
  });

  it('accepts a complete response of our server alone: nothing partial, failed or redirected, no captive portal', () => {
    const status = fc.oneof(fc.constant(200), fc.integer({ min: 0, max: 599 }));
    const headers = fc.dictionary(fc.constantFrom('x-lucka', 'cache-control', 'server'), fc.constant('1'));
    fc.assert(
      fc.property(status, headers, fc.boolean(), (code, fields, redirected) => {
        const given = answer(code, fields, redirected);
        expect(isCacheable(given)).toBe(code === 200 && !redirected && 'x-lucka' in fields);
      }),
    );
  });
});

describe('isOurs', () => {
  it('accepts a failure of our own server', () => {
    expect(isOurs(answer(503, { 'x-lucka': '1' }))).toBe(true);
  });

  it('refuses the page of a captive portal', () => {
    expect(isOurs(answer(200, { 'content-type': 'text/html' }))).toBe(false);
    expect(isOurs(answer(200, { 'x-lucka': '1' }, true))).toBe(false);
  });
});
