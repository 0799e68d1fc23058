import { describe, expect, it } from 'vitest';
import { browserOf } from '@api/accounts/browser-of';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('browserOf', () => {
  it.each([
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox, Android'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari, iOS',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROMIUM} Safari/537.36`, 'Chrome, macOS'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/142.0.0.0`,
      'Microsoft Edge, Windows',
    ],
  ])('names browser and system of %s', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a program', 'curl/8.5.0'],
    ['a name that is chosen to deceive', 'This-browser/1.0'],
    ['one that is far too long', `Mozilla/5.0 (Android 15) ${'Gecko/145.0 '.repeat(100)} Firefox/145.0`],
  ])('names nothing for %s', (_, userAgent) => {
    expect(browserOf(userAgent)).toBeUndefined();
  });
});
