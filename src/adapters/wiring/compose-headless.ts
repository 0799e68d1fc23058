import { Container, ContainerModule } from 'inversify';

import { CookieJar } from '@/adapters/http/cookie-jar';
import { directAdapter, type DirectTransport } from '@/adapters/http/direct-adapter';
import type { ServerTime } from '@/adapters/http/server-time';
import { MemoryAppUpdates } from '@/adapters/headless/memory-app-updates';
import { MemoryBrowser, type MemoryTab } from '@/adapters/headless/memory-browser';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import { MemoryDeviceData } from '@/adapters/headless/memory-device-data';
import { MemoryImprint } from '@/adapters/headless/memory-imprint';
import { MemoryStoredValue } from '@/adapters/headless/memory-stored-value';
import { MemoryPageReloader } from '@/adapters/headless/memory-page-reloader';
import { MemoryPositionSource } from '@/adapters/headless/memory-position-source';
import { MemoryScreenSource } from '@/adapters/headless/memory-screen-source';
import { MemoryScreenWake } from '@/adapters/headless/memory-screen-wake';
import { MemoryPageVisibility } from '@/adapters/headless/memory-page-visibility';
import { MemoryTabElection } from '@/adapters/headless/memory-tab-election';
import { MemoryTabChannel } from '@/adapters/headless/memory-tab-channel';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { RecordingFileSaver } from '@/adapters/headless/recording-file-saver';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { RecordingTelemetry } from '@/adapters/headless/recording-telemetry';
import { StorageArea } from '@/adapters/storage/storage-area';
import { bindFactory } from '@/adapters/wiring/bind';
import { firstLoadingModule } from '@/adapters/wiring/first-loading-module';
import { firstStoresModule } from '@/adapters/wiring/first-stores-module';
import { remoteModule } from '@/adapters/wiring/remote-module';
import { addDeferredModules } from '@/adapters/wiring/deferred-modules';
import { textsModule } from '@/adapters/wiring/texts-module';
import { ConsentedTelemetry } from '@/application/consent/consented-telemetry';
import { ConsentStore } from '@/application/consent/consent-store';
import { LoadApp } from '@/application/app/load-app';
import { AppUpdates } from '@/domain/ports/app-updates';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { DeviceData } from '@/domain/ports/device-data';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { FileSaver } from '@/domain/ports/file-saver';
import { Imprint } from '@/domain/ports/imprint';
import { DietFilterStorage } from '@/domain/ports/stored-value';
import { PageDocument } from '@/domain/ports/page-document';
import { PageReloader } from '@/domain/ports/page-reloader';
import { PageVisibility } from '@/domain/ports/page-visibility';
import { PositionSource } from '@/domain/ports/position-source';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenSource } from '@/domain/ports/screen-source';
import { ScreenWake } from '@/domain/ports/screen-wake';
import { TabChannel } from '@/domain/ports/tab-channel';
import { TabElection } from '@/domain/ports/tab-election';
import { Telemetry } from '@/domain/ports/telemetry';
import { Texts } from '@/domain/ports/texts';
import { Navigator } from '@/domain/ports/navigator';
import { ok } from '@/domain/shared/result';

/** The environment of a program without a browser; missing ports are replaced by ones in memory. */
export interface HeadlessOptions {
  /** The origin of the server. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** A `fetch` with the cookies of the site. */
  readonly cookies?: Pick<CookieJar, 'fetch' | 'text'>;
  /** Instead of fetching: calls a server in this process, which manages the cookies itself. */
  readonly direct?: DirectTransport;
  /** Tabs of one memory browser share their storage. */
  readonly tab?: MemoryTab;
  readonly channel?: TabChannel;
  /** The same for all tabs of a browser. */
  readonly election?: TabElection;
  readonly visibility?: PageVisibility;
  readonly navigator?: Navigator;
  readonly connection?: Connection;
  readonly position?: PositionSource;
  readonly screen?: ScreenSource;
  readonly document?: PageDocument;
  readonly reporter?: FailureReporter;
  readonly onServerTime?: (time: ServerTime) => void;
  readonly texts?: Texts;
  readonly updates?: AppUpdates;
  readonly reloader?: PageReloader;
  readonly random?: () => number;
}

/** The program without a browser: for the command line, the simulator and the scenarios. */
export function composeHeadless(options: HeadlessOptions): Container {
  const container = new Container({ jitless: true });
  const tab = options.tab ?? new MemoryBrowser().openTab();
  const { storage, events } = tab;
  const cookies = options.cookies ?? new CookieJar(globalThis.fetch);
  container.load(
    firstStoresModule,
    firstLoadingModule,
    options.texts === undefined ? textsModule : givenTexts(options.texts),
    environment(options, tab),
    remoteModule({
      baseUrl: options.baseUrl,
      cookies: () => cookies.text(),
      fetch: cookies.fetch,
      onServerTime: options.onServerTime ?? (() => undefined),
      ...(options.direct !== undefined && { adapter: directAdapter(options.direct) }),
      ...(options.random !== undefined && { random: options.random }),
    }),
  );
  container.bind(StorageArea).toConstantValue(new StorageArea(() => storage, events));
  const app = ok(addDeferredModules(container));
  container.bind<LoadApp>(LoadApp).toConstantValue(() => Promise.resolve(app));
  return container;
}

const givenTexts = (texts: Texts): ContainerModule =>
  new ContainerModule(({ bind }) => void bind<Texts>(Texts).toConstantValue(texts));

const environment = (options: HeadlessOptions, tab: MemoryTab): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<Clock>(Clock).toConstantValue(options.clock);
    bind<AppUpdates>(AppUpdates).toConstantValue(options.updates ?? new MemoryAppUpdates());
    bind<PageReloader>(PageReloader).toConstantValue(
      options.reloader ?? new MemoryPageReloader(options.clock),
    );
    bind<Randomness>(Randomness).toConstantValue(options.randomness);
    bind<TabChannel>(TabChannel).toConstantValue(options.channel ?? new MemoryTabChannel());
    bind<Navigator>(Navigator).toConstantValue(options.navigator ?? new MemoryNavigator());
    bind<Connection>(Connection).toConstantValue(options.connection ?? new MemoryConnection());
    bind<PositionSource>(PositionSource).toConstantValue(options.position ?? new MemoryPositionSource());
    bind<ScreenSource>(ScreenSource).toConstantValue(options.screen ?? new MemoryScreenSource());
    bind<PageVisibility>(PageVisibility).toConstantValue(options.visibility ?? new MemoryPageVisibility());
    bind<TabElection>(TabElection).toConstantValue(options.election ?? new MemoryTabElection());
    bind<ScreenWake>(ScreenWake).toConstantValue(new MemoryScreenWake());
    bind<PageDocument>(PageDocument).toConstantValue(options.document ?? new RecordingPageDocument());
    bind<FailureReporter>(FailureReporter).toConstantValue(
      options.reporter ?? new RecordingFailureReporter(),
    );
    bind<DeviceData>(DeviceData).toConstantValue(new MemoryDeviceData(tab));
    bind<DietFilterStorage>(DietFilterStorage).toConstantValue(new MemoryStoredValue());
    bind<FileSaver>(FileSaver).toConstantValue(new RecordingFileSaver());
    bind<Imprint>(Imprint).toConstantValue(new MemoryImprint());
    const watch = (consents: ConsentStore) => new ConsentedTelemetry(new RecordingTelemetry(), consents);
    bindFactory(bind, Telemetry, watch, [ConsentStore]);
  });
