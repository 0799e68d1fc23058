import { Container, ContainerModule } from 'inversify';

import { SystemClock } from '@/adapters/browser/system-clock';
import { watchUncaughtErrors } from '@/adapters/browser/watch-uncaught-errors';
import { BroadcastTabChannel } from '@/adapters/storage/broadcast-tab-channel';
import { StorageArea } from '@/adapters/storage/storage-area';
import { browserModule, type BrowserWindow } from '@/adapters/wiring/browser-module';
import { reactionsModule } from '@/adapters/wiring/reactions-module';
import { remoteModule } from '@/adapters/wiring/remote-module';
import { storageModule } from '@/adapters/wiring/storage-module';
import { storesModule } from '@/adapters/wiring/stores-module';
import { textsModule } from '@/adapters/wiring/texts-module';
import { useCaseModules } from '@/adapters/wiring/use-case-modules';
import { Clock } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { TabChannel } from '@/domain/ports/tab-channel';
import { Wayfinder } from '@/domain/ports/wayfinder';

export interface BrowserParts {
  readonly window: BrowserWindow;
  /** Moves the visitor; the router is the screens' own. */
  readonly wayfinder: Wayfinder;
}

/**
 * The program as it runs in a browser, as far as home needs it; `addRestOfProgram` completes it. Starts nothing but the
 * report of uncaught errors.
 */
export function composeBrowser({ window, wayfinder }: BrowserParts): Container {
  // `jitless`: otherwise the container writes functions as text, which the content security policy forbids.
  const container = new Container({ jitless: true });
  const clock = new SystemClock();
  const area = new StorageArea(() => window.localStorage, window);
  container.load(
    storesModule,
    ...useCaseModules,
    reactionsModule,
    textsModule,
    storageModule(area),
    browserModule(window),
    remoteModule({
      baseUrl: window.location.origin,
      cookies: () => window.document.cookie,
      onServerTime: (time) => clock.learn(time),
    }),
    new ContainerModule(({ bind }) => {
      bind<Clock>(Clock).toConstantValue(clock);
      bind<Wayfinder>(Wayfinder).toConstantValue(wayfinder);
      bind<TabChannel>(TabChannel).toConstantValue(new BroadcastTabChannel(broadcastOf(window), area));
    }),
  );
  watchUncaughtErrors(window, container.get<FailureReporter>(FailureReporter));
  return container;
}

/** Not every browser has it. */
const broadcastOf = (window: BrowserWindow): ((name: string) => BroadcastChannel) | undefined =>
  'BroadcastChannel' in window ? (name) => new window.BroadcastChannel(name) : undefined;
