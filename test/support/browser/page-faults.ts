import type { BrowserContext } from 'playwright-core';

const CSP_REPORTS = '/api/csp-report';
/** The response for guests, which browsers log (spec §4 Session). */
const GUEST_HAS_NO_PROFILE = /status of 401 .*\/api\/user\/profile/;
/**
 * On a busy machine the API refuses calls that wait too long for the database (FAULT-P24). The page retries, and what
 * the test waits for still has to come.
 */
const SHED = /status of 503 /;

/** Invisible errors of a page: errors of the console, uncaught ones, policy reports. */
export interface PageErrors {
  /** Errors that a test causes on purpose; those that match are ignored. */
  expect(pattern: RegExp): void;
  /** The unexpected ones. */
  unexpected(): readonly string[];
}

export function watchPageErrors(context: BrowserContext): PageErrors {
  const found: string[] = [];
  const expected: RegExp[] = [GUEST_HAS_NO_PROFILE, SHED];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => void found.push(`uncaught: ${String(error.error())}`));
  context.on('request', (request) => {
    if (!request.url().endsWith(CSP_REPORTS)) return;
    found.push(`content security policy: ${request.postData() ?? ''}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => found.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
