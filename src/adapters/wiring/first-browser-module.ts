import { ContainerModule } from 'inversify';

import { BrowserPageReloader } from '@/adapters/browser/browser-page-reloader';
import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import { ConsoleFailureReporter } from '@/adapters/browser/console-failure-reporter';
import { StorageArea } from '@/adapters/storage/storage-area';
import { bindFactory } from '@/adapters/wiring/bind';
import { Clock } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PageReloader } from '@/domain/ports/page-reloader';

/** The ports of the page that home needs. */
export const firstBrowserModule = (window: BrowserWindow): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bindFactory(bind, FailureReporter, (clock: Clock) => failureReporter(window, clock), [Clock]);
    bindFactory(bind, PageReloader, () => pageReloader(window), []);
  });

const pageReloader = (window: BrowserWindow): PageReloader =>
  new BrowserPageReloader({
    session: new StorageArea(() => window.sessionStorage, window),
    reload: () => window.location.reload(),
    now: () => Date.now(),
  });

function failureReporter(window: BrowserWindow, clock: Clock): FailureReporter {
  const address = configured(window, 'lucka:failure-address');
  return new ConsoleFailureReporter(
    window.console,
    address === undefined
      ? undefined
      : {
          address,
          clock,
          fetch: (...request) => window.fetch(...request),
          pageUrl: () => window.location.href,
        },
  );
}
