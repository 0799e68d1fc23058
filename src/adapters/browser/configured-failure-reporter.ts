import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import { ConsoleFailureReporter } from '@/adapters/browser/console-failure-reporter';
import type { Clock } from '@/domain/ports/clock';
import type { FailureReporter } from '@/domain/ports/failure-reporter';

/** Reports to the address in the page; to the console alone without one. Source: OPEN-23. */
export function configuredFailureReporter(window: BrowserWindow, clock: Pick<Clock, 'now'>): FailureReporter {
  const { console } = window;
  const address = configured(window, 'lucka:failure-address');
  if (address === undefined) return new ConsoleFailureReporter(console);
  const fetch: typeof window.fetch = (...request) => window.fetch(...request);
  return new ConsoleFailureReporter(console, { address, clock, fetch, pageUrl: () => window.location.href });
}
