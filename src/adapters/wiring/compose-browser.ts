import { Container, ContainerModule } from 'inversify';

import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { reloadForMissingFiles } from '@/adapters/browser/reload-for-missing-files';
import { SystemClock } from '@/adapters/browser/system-clock';
import { watchUncaughtErrors } from '@/adapters/browser/watch-uncaught-errors';
import { StorageArea } from '@/adapters/storage/storage-area';
import { firstBrowserModule } from '@/adapters/wiring/first-browser-module';
import { firstLoadingModule } from '@/adapters/wiring/first-loading-module';
import { firstStoresModule } from '@/adapters/wiring/first-stores-module';
import { remoteModule } from '@/adapters/wiring/remote-module';
import { textsModule } from '@/adapters/wiring/texts-module';
import { Clock } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PageReloader } from '@/domain/ports/page-reloader';
import { Navigator } from '@/domain/ports/navigator';

export interface BrowserOptions {
  readonly window: BrowserWindow;
  /** The router of the screens. */
  readonly navigator: Navigator;
}

/**
 * The program in a browser, as far as a first visit to home needs it; `completeBrowser` adds the rest. Starts only the
 * report of uncaught errors and the reload for files that a new release removed.
 */
export function composeBrowser({ window, navigator }: BrowserOptions): Container {
  // `jitless`: otherwise the container generates functions from text, which the content security policy
  // forbids.
  const container = new Container({ jitless: true });
  const clock = new SystemClock();
  container.load(
    firstStoresModule,
    firstLoadingModule,
    textsModule,
    firstBrowserModule(window),
    remoteModule({
      baseUrl: window.location.origin,
      cookies: () => window.document.cookie,
      onServerTime: (time) => clock.learn(time),
    }),
    new ContainerModule(({ bind }) => {
      bind<Clock>(Clock).toConstantValue(clock);
      bind<Navigator>(Navigator).toConstantValue(navigator);
      bind(StorageArea).toConstantValue(new StorageArea(() => window.localStorage, window));
    }),
  );
  watchUncaughtErrors(window, container.get<FailureReporter>(FailureReporter));
  reloadForMissingFiles(window, container.get<PageReloader>(PageReloader));
  return container;
}
