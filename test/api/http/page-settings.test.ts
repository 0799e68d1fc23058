import { describe, expect, it } from 'vitest';
import { asksForConsent, connectedOrigins, withSettings } from '@api/http/page-settings';
import { pageHeaders } from '@api/http/security-headers';

const PAGE = '<html><head><title>Lucka</title></head><body></body></html>';

describe('withSettings', () => {
  it('leaves the page unchanged without settings', () => {
    expect(withSettings(PAGE, {})).toBe(PAGE);
  });

  it('writes settings into the head, escaped [HAND-10, CONST-02]', () => {
    const page = withSettings(PAGE, {
      contactEmail: 'hej@lucka.example',
      failureAddress: '/api/failure-report',
      telemetryAddress: 'https://t.example/?a=1&b="$&',
      measuresPages: true,
    });
    expect(page).toContain('<meta name="lucka:contact-email" content="hej@lucka.example" />');
    expect(page).toContain('<meta name="lucka:failure-address" content="/api/failure-report" />');
    expect(page).toContain('content="https://t.example/?a=1&amp;b=&quot;$&amp;" />');
    expect(page).toContain('<meta name="lucka:web-vitals" content="/api/web-vitals" /></head><body>');
  });
});

describe('asksForConsent', () => {
  it('is so where visits are counted or pages measured [AMB-63]', () => {
    expect(asksForConsent({})).toBe(false);
    expect(asksForConsent({ measuresPages: true })).toBe(true);
    expect(asksForConsent({ telemetryAddress: 'https://t.example/' })).toBe(true);
  });
});

describe('connectedOrigins', () => {
  it('lists other origins only, each once, and the policy allows them', () => {
    const origins = connectedOrigins({
      failureAddress: 'https://reports.example/lucka',
      telemetryAddress: 'https://reports.example/views',
    });
    expect(origins).toEqual(['https://reports.example']);
    expect(connectedOrigins({ failureAddress: '/api/failure-report' })).toEqual([]);
    const policyOf = (connectTo: readonly string[]) =>
      pageHeaders('https://lucka.example', connectTo)['content-security-policy']?.split('; ');
    expect(policyOf(origins)).toContain("connect-src 'self' https://reports.example");
    expect(policyOf([])).toContain("connect-src 'self'");
  });
});
