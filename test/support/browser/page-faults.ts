import type { BrowserContext } from 'playwright-core';

const CSP_REPORTS = '/api/csp-report';
/** Whoever is not logged in is told so by this answer, and browsers log it (spec §4 Session). */
const GUEST_HAS_NO_PROFILE = /status of 401 .*\/api\/user\/profile/;
/**
 * On a starved machine the API refuses what waits too long for the database (FAULT-P24). The page tries again,
 * and what the test waits for still has to come.
 */
const SHED = /status of 503 /;

/** What went wrong behind a page without anybody seeing it: errors of the console, uncaught ones, policy reports. */
export interface PageErrors {
  /** Faults that a test brings about on purpose; those that match are no faults. */
  expect(pattern: RegExp): void;
  /** What nobody expected. */
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
