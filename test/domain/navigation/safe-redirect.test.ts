import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from '@/domain/navigation/safe-redirect';
import { somePath } from '@test/support/arbitraries/some-path';
import { runs } from '@test/support/properties/runs';

const OWN = 'https://shop.example';

/** Known ways of leaving a site by an address that looks like its own, and of redirecting in circles. */
const TRICKS = [
  '',
  ' ',
  'evil.example',
  'https://evil.example',
  'http://evil.example/orders',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://shop.example/1',
  '//evil.example',
  '//evil.example/orders',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/orders\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n/orders',
  ' /orders',
  '/orders ',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u001f/evil.example',
  '/\u007f/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/.%2e//evil.example',
  '/orders/../..//evil.example',
  '/orders//evil.example',
  'https://shop.example//evil.example',
  'https://shop.example/orders',
  'https://shop.example@evil.example',
  '/@evil.example',
  '@evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/;//evil.example',
  '/?//evil.example\\',
  '?redirectUri=//evil.example',
  '#//evil.example',
  './/evil.example',
  '../orders',
  'orders',
  '/nowhere',
  '/api/user/logout',
  '/sw.js',
  '/login',
  '/login/',
  '/login?redirectUri=%2Flogin',
  '/%6cogin',
  '/x/../login',
  '/register',
  '/register?x=1',
  '/order/%',
  '/order/\ud800',
  `/orders?${'x'.repeat(2048)}`,
];

/** A page that receives the path, as an address of this site, must be of this site. */
const leaves = (path: string): boolean => {
  const url = new URL(path, OWN);
  return url.origin !== OWN || new URL(url.pathname, OWN).origin !== OWN;
};

describe('safeRedirect', () => {
  it.each([
    '/',
    '/orders',
    '/orders/',
    '/shop/1/menu/food/warm?spotId=4&note=a%20b#top',
    '/order/o-1#code=abc',
    '/?redirectToArticle=12',
    '/profile?next=https://evil.example//x',
    '/shop/1/menu/k%C3%B6tt',
  ])('returns a screen of this site: %s [ROUTE-18]', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it('resolves a path with dots, if it is a screen', () => {
    expect(safeRedirect('/x/../orders')).toBe('/orders');
  });

  it('is undefined without a redirectUri', () => {
    expect(safeRedirect(undefined)).toBeUndefined();
  });

  it.each(TRICKS)('ignores %j', (trick) => {
    expect(safeRedirect(trick)).toBeUndefined();
  });

  it('covers more than sixty attacks', () => {
    expect(new Set(TRICKS).size).toBeGreaterThan(60);
  });

  it('never leads off this site, whatever the combination, nor to login', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', '@', ':', '?', '#', ' '),
      fc.constantFrom('evil.example', 'https:', 'orders', 'login', 'shop', '1', 'menu', 'javascript:'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 10 }).map((pieces) => `/shop/1/menu/${pieces.join('')}`),
      somePath(),
    );
    fc.assert(
      fc.property(address, (text) => {
        const path = safeRedirect(text);
        if (path === undefined) return;
        expect(leaves(path)).toBe(false);
        expect(safeRedirect(path)).toBe(path);
        expect(new URL(path, OWN).pathname).not.toMatch(/^\/(login|register)\b/);
      }),
      { numRuns: runs(20_000) },
    );
  });
});
