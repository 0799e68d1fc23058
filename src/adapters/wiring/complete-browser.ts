import { BrowserAfterPaint } from '@/adapters/browser/browser-after-paint';
import { BrowserAppUpdates } from '@/adapters/browser/browser-app-updates';
import { BrowserAuthenticator } from '@/adapters/browser/browser-authenticator';
import { BrowserConnection } from '@/adapters/browser/browser-connection';
import { BrowserDeviceData } from '@/adapters/browser/browser-device-data';
import { BrowserFileSaver } from '@/adapters/browser/browser-file-saver';
import { BrowserPageDocument } from '@/adapters/browser/browser-page-document';
import { BrowserPageVisibility } from '@/adapters/browser/browser-page-visibility';
import { BrowserPositionSource } from '@/adapters/browser/browser-position-source';
import { BrowserScreenSource } from '@/adapters/browser/browser-screen-source';
import { BrowserPushSubscriptions } from '@/adapters/browser/browser-push-subscriptions';
import { BrowserScreenWake } from '@/adapters/browser/browser-screen-wake';
import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import { configuredTelemetry } from '@/adapters/browser/configured-telemetry';
import { CryptoRandomness } from '@/adapters/browser/crypto-randomness';
import { PageImprint } from '@/adapters/browser/page-imprint';
import { readPageState } from '@/adapters/browser/read-page-state';
import { DocumentRootFont } from '@/adapters/browser/root-font';
import { BUILD_META } from '@/adapters/browser/service-worker/shell';
import { WebLockTabElection } from '@/adapters/browser/web-lock-tab-election';
import { BroadcastTabChannel } from '@/adapters/storage/broadcast-tab-channel';
import { StorageArea } from '@/adapters/storage/storage-area';
import { completeApp } from '@/adapters/wiring/complete-app';
import type { Composition } from '@/adapters/wiring/composition';
import { recordSession } from '@/adapters/wiring/record-session';
import type { App } from '@/application/app/load-app';
import { StartApp } from '@/application/app/start-app';
import {
  ACTING_SERVICES,
  startServices,
  STORING_SERVICES,
} from '@/application/app/start-background-services';
import { PersistBasket } from '@/application/basket/persist-basket';
import { ConsentStore } from '@/application/consent/consent-store';
import { ConsentedTelemetry } from '@/application/consent/consented-telemetry';
import { LoadScreen } from '@/application/navigation/load-screen';
import { RefreshDrawnPage } from '@/application/navigation/refresh-drawn-page';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import { AfterPaint } from '@/domain/ports/after-paint';
import { AppUpdates } from '@/domain/ports/app-updates';
import { Authenticator } from '@/domain/ports/authenticator';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { DeviceData } from '@/domain/ports/device-data';
import { FileSaver } from '@/domain/ports/file-saver';
import { Imprint } from '@/domain/ports/imprint';
import { PageDocument } from '@/domain/ports/page-document';
import { PageVisibility } from '@/domain/ports/page-visibility';
import { PositionSource } from '@/domain/ports/position-source';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenSource } from '@/domain/ports/screen-source';
import { PushSubscriptions } from '@/domain/ports/push-subscriptions';
import { ScreenWake } from '@/domain/ports/screen-wake';
import { TabChannel } from '@/domain/ports/tab-channel';
import { TabElection } from '@/domain/ports/tab-election';
import { Telemetry } from '@/domain/ports/telemetry';

export interface CompletedApp extends App {
  readonly loadScreen: LoadScreen;
  readonly refreshDrawnPage: RefreshDrawnPage;
  /** Merges the basket of the page before the program was there. */
  readonly mergeBasket: (stored: StoredBasket) => void;
  /** Restores what is stored, and from now on stores what changes. */
  start(): void;
  /** The other background services may navigate, and so start once there is a router. */
  startActing(): void;
}

/** Adds the deferred part to `composeBrowser`; once for each composition. Starts nothing. */
export function completeBrowser(composition: Composition, window: BrowserWindow): CompletedApp {
  bindBrowserPorts(composition, window);
  return {
    ...completeApp(composition),
    loadScreen: composition.get(LoadScreen),
    refreshDrawnPage: composition.get(RefreshDrawnPage),
    mergeBasket: composition.get(PersistBasket).receiveSnapshot,
    start: () => {
      composition.get(StartApp).start();
      startServices(composition, STORING_SERVICES);
    },
    startActing: () => {
      startServices(composition, ACTING_SERVICES);
      recordSession(composition);
    },
  };
}

/** The ports of the page and the device that home does not need. */
function bindBrowserPorts(composition: Composition, window: BrowserWindow): void {
  const { navigator } = window;
  const clock = () => composition.get(Clock);
  composition.bind(AfterPaint, () => new BrowserAfterPaint(window));
  composition.bind(AppUpdates, () => {
    // Absent outside a secure context, and in older browsers.
    const container =
      __HAS_SERVICE_WORKER__ && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const build = configured(window, BUILD_META);
    const brought = () => Object.keys(readPageState(window.document)?.answers ?? {});
    return new BrowserAppUpdates({ window, container, build, brought, clock: clock() });
  });
  composition.bind(Authenticator, () => new BrowserAuthenticator(window));
  composition.bind(Connection, () => new BrowserConnection(window, clock()));
  composition.bind(DeviceData, () => new BrowserDeviceData(window));
  composition.bind(FileSaver, () => new BrowserFileSaver(window));
  composition.bind(Imprint, () => new PageImprint(window));
  composition.bind(PageDocument, () => new BrowserPageDocument(window));
  composition.bind(PageVisibility, () => new BrowserPageVisibility(window));
  composition.bind(PositionSource, () => {
    // Absent outside a secure context.
    const geolocation = 'geolocation' in navigator ? navigator.geolocation : undefined;
    return new BrowserPositionSource(geolocation, clock());
  });
  composition.bind(Randomness, () => new CryptoRandomness(window.crypto));
  composition.bind(ScreenSource, () => new BrowserScreenSource(window, new DocumentRootFont(document)));
  composition.bind(ScreenWake, () => new BrowserScreenWake(window));
  composition.bind(PushSubscriptions, () => new BrowserPushSubscriptions(window));
  composition.bind(TabChannel, () => {
    // Not every browser has it.
    const open =
      'BroadcastChannel' in window ? (name: string) => new window.BroadcastChannel(name) : undefined;
    return new BroadcastTabChannel(open, composition.get(StorageArea), composition.get(AfterPaint));
  });
  composition.bind(TabElection, () => new WebLockTabElection(window));
  composition.bind(Telemetry, () => {
    const telemetry = configuredTelemetry(window, clock(), composition.get(Randomness));
    return new ConsentedTelemetry(telemetry, composition.get(ConsentStore));
  });
}
