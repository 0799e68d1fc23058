import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

import type { WebVitals } from '@/adapters/contract/web-vitals';

export type Measured = Omit<WebVitals, 'route'>;

/**
 * Measures the page, also what was before this call, and hands it over when the page is hidden for the first time:
 * browsers do not promise that a page lives longer.
 */
export function measureWebVitals(page: Window, onMeasured: (measured: Measured) => void): void {
  const measured: { -readonly [Name in keyof Measured]: Measured[Name] } = {};
  onCLS(({ value }) => (measured.cls = value));
  onINP(({ value }) => (measured.inp = value));
  onLCP(({ value }) => (measured.lcp = value));
  onTTFB(({ value }) => (measured.ttfb = value));
  // The library takes its last values in the capture phase of the same event.
  const finish = (): void => {
    if (page.document.visibilityState !== 'hidden') return;
    page.removeEventListener('visibilitychange', finish);
    onMeasured(measured);
  };
  page.addEventListener('visibilitychange', finish);
}
