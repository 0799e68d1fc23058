import { ORIGIN_MARKER_HEADER } from '@/adapters/contract/headers';

export type Headers = Readonly<Record<string, string>>;

const NO_FRAMES_NO_SNIFFING: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  [ORIGIN_MARKER_HEADER]: '1',
};

const transportHeaders = (origin: string): Headers =>
  origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {};

/** Other sites get no hold of the page; a browser starts it in a process of its own for them. */
export const PAGE_ISOLATION: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
};

/**
 * Headers of the storefront's page and files. Scripts come from one folder only, which is as strict as a nonce and,
 * unlike a nonce, works for a cached page. It connects to this server and the given origins. Source: docs/security.md,
 * Headers.
 */
export const pageHeaders = (origin: string, connectTo: readonly string[] = []): Headers => ({
  ...NO_FRAMES_NO_SNIFFING,
  ...PAGE_ISOLATION,
  ...transportHeaders(origin),
  'content-security-policy': pagePolicy(origin, connectTo),
  'reporting-endpoints': 'csp="/api/csp-report"',
  'cache-control': 'no-cache',
});

/** The name of a built file contains a hash of its content. */
export const builtFileHeaders = (origin: string): Headers => ({
  ...pageHeaders(origin),
  'cache-control': 'public, max-age=31536000, immutable',
});

function pagePolicy(origin: string, connectTo: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${origin}/assets/`,
    `worker-src ${origin}/sw.js`,
    `style-src ${origin}/assets/ ${origin}/api/settings/design`,
    "style-src-attr 'none'",
    "img-src 'self' blob:",
    `font-src ${origin}/assets/`,
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "media-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-sw',
    'report-uri /api/csp-report',
    'report-to csp',
  ].join('; ');
}

/** Headers of API answers: not executable, not embeddable, not cached. */
export const apiHeaders = (origin: string): Headers => ({
  ...NO_FRAMES_NO_SNIFFING,
  ...transportHeaders(origin),
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  'cache-control': 'no-store',
  vary: 'Cookie, Sec-Fetch-Site, Origin',
});

/** Headers of the demonstration's payment page: inline style and a form, no script. */
export const paymentPageHeaders = (origin: string): Headers => ({
  ...NO_FRAMES_NO_SNIFFING,
  ...PAGE_ISOLATION,
  ...transportHeaders(origin),
  // A form sent under `no-referrer` has no origin, which the check needs.
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${origin}/demo-payment/style.css`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
});

/** Headers of the API's documentation and the demonstration's mailbox: inline styles only. */
export const scriptlessPageHeaders = (origin: string): Headers => ({
  ...NO_FRAMES_NO_SNIFFING,
  ...PAGE_ISOLATION,
  ...transportHeaders(origin),
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
});
