import { ContainerModule } from 'inversify';

import { BrowserConnection } from '@/adapters/browser/browser-connection';
import { BrowserDeviceData } from '@/adapters/browser/browser-device-data';
import { BrowserFileSaver } from '@/adapters/browser/browser-file-saver';
import { BrowserPageDocument } from '@/adapters/browser/browser-page-document';
import { BrowserPageVisibility } from '@/adapters/browser/browser-page-visibility';
import { BrowserPositionSource } from '@/adapters/browser/browser-position-source';
import { BrowserScreenSource } from '@/adapters/browser/browser-screen-source';
import { DocumentRootFont } from '@/adapters/browser/root-font';
import { BrowserScreenWake } from '@/adapters/browser/browser-screen-wake';
import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import { CryptoRandomness } from '@/adapters/browser/crypto-randomness';
import { NoTelemetry } from '@/adapters/browser/no-telemetry';
import { PageImprint } from '@/adapters/browser/page-imprint';
import { TelemetryOnDemand } from '@/adapters/browser/telemetry-on-demand';
import { WebLockTabElection } from '@/adapters/browser/web-lock-tab-election';
import { BroadcastTabChannel } from '@/adapters/storage/broadcast-tab-channel';
import { DIET_FILTER_FORMAT } from '@/adapters/storage/storage-schema';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { bindFactory } from '@/adapters/wiring/bind';
import { ConsentedTelemetry } from '@/application/consent/consented-telemetry';
import { ConsentStore } from '@/application/consent/consent-store';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { DeviceData } from '@/domain/ports/device-data';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { FileSaver } from '@/domain/ports/file-saver';
import { Imprint } from '@/domain/ports/imprint';
import { DietFilterStorage } from '@/domain/ports/stored-value';
import { PageDocument } from '@/domain/ports/page-document';
import { PageVisibility } from '@/domain/ports/page-visibility';
import { PositionSource } from '@/domain/ports/position-source';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenSource } from '@/domain/ports/screen-source';
import { ScreenWake } from '@/domain/ports/screen-wake';
import { TabChannel } from '@/domain/ports/tab-channel';
import { TabElection } from '@/domain/ports/tab-election';
import { Telemetry } from '@/domain/ports/telemetry';

/** The ports of the page and the device that home does not need. */
export const browserModule = (window: BrowserWindow): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bindFactory(bind, Connection, (clock: Clock) => new BrowserConnection(window, clock), [Clock]);
    bindFactory(bind, DeviceData, () => new BrowserDeviceData(window), []);
    const saveDiet = (reporter: FailureReporter) =>
      new LocalStoredValue(visitArea(window), DIET_FILTER_FORMAT, reporter);
    bindFactory(bind, DietFilterStorage, saveDiet, [FailureReporter]);
    bindFactory(bind, FileSaver, () => new BrowserFileSaver(window), []);
    bindFactory(bind, Imprint, () => new PageImprint(window), []);
    bindFactory(bind, PageDocument, () => new BrowserPageDocument(window), []);
    bindFactory(
      bind,
      ScreenSource,
      () => new BrowserScreenSource(window, new DocumentRootFont(document)),
      [],
    );
    bindFactory(bind, PageVisibility, () => new BrowserPageVisibility(window), []);
    bindFactory(bind, TabElection, () => new WebLockTabElection(window), []);
    bindFactory(bind, ScreenWake, () => new BrowserScreenWake(window), []);
    bindFactory(bind, PositionSource, (clock: Clock) => positionSource(window, clock), [Clock]);
    bindFactory(bind, Randomness, () => new CryptoRandomness(window.crypto), []);
    const watch = (clock: Clock, randomness: Randomness, consents: ConsentStore) =>
      new ConsentedTelemetry(telemetry(window, clock, randomness), consents);
    bindFactory(bind, Telemetry, watch, [Clock, Randomness, ConsentStore]);
    const channel = (area: StorageArea) => new BroadcastTabChannel(broadcastOf(window), area);
    bindFactory(bind, TabChannel, channel, [StorageArea]);
  });

/** Each tab has its own storage, so no other tab is notified. */
const visitArea = (window: BrowserWindow): StorageArea =>
  new StorageArea(() => window.sessionStorage, new EventTarget());

/** Absent outside a secure context. */
const positionSource = (window: BrowserWindow, clock: Clock): PositionSource =>
  new BrowserPositionSource(
    'geolocation' in window.navigator ? window.navigator.geolocation : undefined,
    clock,
  );

function telemetry(window: BrowserWindow, clock: Clock, randomness: Randomness): Telemetry {
  const address = configured(window, 'lucka:telemetry-address');
  if (address === undefined) return new NoTelemetry();
  const { document, navigator } = window;
  return new TelemetryOnDemand(
    {
      clock,
      randomness,
      send: (body) => void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' })),
      cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
    },
    window,
  );
}

/** Not every browser has it. */
const broadcastOf = (window: BrowserWindow): ((name: string) => BroadcastChannel) | undefined =>
  'BroadcastChannel' in window ? (name) => new window.BroadcastChannel(name) : undefined;
