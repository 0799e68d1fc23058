import type { Container } from 'inversify';

import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { browserModule } from '@/adapters/wiring/browser-module';
import { browserUpdatesModule } from '@/adapters/wiring/browser-updates-module';
import { recordSession } from '@/adapters/wiring/recording-module';
import { addDeferredModules } from '@/adapters/wiring/deferred-modules';
import { startBackgroundServices } from '@/application/app/start-background-services';
import { StartApp } from '@/application/app/start-app';
import type { App } from '@/application/app/load-app';

export interface CompletedApp extends App {
  readonly startApp: StartApp;
  /** The background services may navigate, and so start once there is a router. */
  startBackgroundServices(): void;
}

/** Adds the deferred modules to `composeBrowser`; once for each container. Starts nothing. */
export function completeBrowser(container: Container, window: BrowserWindow): CompletedApp {
  container.load(browserModule(window), browserUpdatesModule(window));
  return {
    ...addDeferredModules(container),
    startApp: container.get(StartApp),
    startBackgroundServices: () => {
      startBackgroundServices(container);
      recordSession(container);
    },
  };
}
