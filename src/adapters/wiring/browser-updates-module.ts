import { ContainerModule } from 'inversify';

import { BrowserAppUpdates } from '@/adapters/browser/browser-app-updates';
import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import { BUILD_META } from '@/adapters/browser/service-worker/shell';
import { bindFactory } from '@/adapters/wiring/bind';
import { AppUpdates } from '@/domain/ports/app-updates';
import { Clock } from '@/domain/ports/clock';

/** Updates of the program in this browser. */
export const browserUpdatesModule = (window: BrowserWindow): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const updates = (clock: Clock) =>
      new BrowserAppUpdates({
        window,
        container: workersOf(window),
        build: configured(window, BUILD_META),
        clock,
      });
    bindFactory(bind, AppUpdates, updates, [Clock]);
  });

/** Absent outside a secure context. */
const workersOf = ({ navigator }: BrowserWindow): ServiceWorkerContainer | undefined =>
  __HAS_SERVICE_WORKER__ && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
