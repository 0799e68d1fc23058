import { CookieJar } from '@/adapters/http/cookie-jar';
import { directAdapter, type DirectTransport } from '@/adapters/http/direct-adapter';
import type { ServerTime } from '@/adapters/http/server-time';
import { MemoryAfterPaint } from '@/adapters/headless/memory-after-paint';
import { MemoryAppUpdates } from '@/adapters/headless/memory-app-updates';
import { MemoryBrowser, type MemoryTab } from '@/adapters/headless/memory-browser';
import { MemoryAuthenticator } from '@/adapters/headless/memory-authenticator';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import { MemoryDeviceData } from '@/adapters/headless/memory-device-data';
import { MemoryImprint } from '@/adapters/headless/memory-imprint';
import { MemoryPageReloader } from '@/adapters/headless/memory-page-reloader';
import { MemoryPositionSource } from '@/adapters/headless/memory-position-source';
import { MemoryScreenSource } from '@/adapters/headless/memory-screen-source';
import { MemoryPushSubscriptions } from '@/adapters/headless/memory-push-subscriptions';
import { MemoryScreenWake } from '@/adapters/headless/memory-screen-wake';
import { MemoryPageVisibility } from '@/adapters/headless/memory-page-visibility';
import { MemoryTabElection } from '@/adapters/headless/memory-tab-election';
import { MemoryTabChannel } from '@/adapters/headless/memory-tab-channel';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { RecordingFileSaver } from '@/adapters/headless/recording-file-saver';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { RecordingTelemetry } from '@/adapters/headless/recording-telemetry';
import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { StorageArea } from '@/adapters/storage/storage-area';
import { bindFirstPorts } from '@/adapters/wiring/bind-first-ports';
import { completeApp } from '@/adapters/wiring/complete-app';
import { Composition } from '@/adapters/wiring/composition';
import { ConsentedTelemetry } from '@/application/consent/consented-telemetry';
import { ConsentStore } from '@/application/consent/consent-store';
import { LoadApp } from '@/application/app/load-app';
import { AfterPaint } from '@/domain/ports/after-paint';
import { AppUpdates } from '@/domain/ports/app-updates';
import { Authenticator } from '@/domain/ports/authenticator';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { DeviceData } from '@/domain/ports/device-data';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { FileSaver } from '@/domain/ports/file-saver';
import { Imprint } from '@/domain/ports/imprint';
import { PageDocument } from '@/domain/ports/page-document';
import { PageReloader } from '@/domain/ports/page-reloader';
import { PageVisibility } from '@/domain/ports/page-visibility';
import { PositionSource } from '@/domain/ports/position-source';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenSource } from '@/domain/ports/screen-source';
import { PushSubscriptions } from '@/domain/ports/push-subscriptions';
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
  readonly document?: PageDocument;
  readonly reporter?: FailureReporter;
  readonly onServerTime?: (time: ServerTime) => void;
  readonly texts?: Texts;
  readonly imprint?: Imprint;
  readonly telemetry?: Telemetry;
  readonly random?: () => number;
}

/** The program without a browser: for the command line, the simulator and the scenarios. */
export function composeHeadless(options: HeadlessOptions): Composition {
  const composition = new Composition();
  bindEnvironment(composition, options);
  const cookies = options.cookies ?? new CookieJar(globalThis.fetch);
  bindFirstPorts(composition, {
    baseUrl: options.baseUrl,
    cookies: () => cookies.text(),
    fetch: cookies.fetch,
    onServerTime: options.onServerTime ?? (() => undefined),
    ...(options.direct !== undefined && { adapter: directAdapter(options.direct) }),
    ...(options.random !== undefined && { random: options.random }),
  });
  const app = ok(completeApp(composition));
  composition.bind(LoadApp, () => () => Promise.resolve(app));
  return composition;
}

function bindEnvironment(composition: Composition, options: HeadlessOptions): void {
  const { clock, randomness, tab = new MemoryBrowser().openTab() } = options;
  composition.bind(AfterPaint, () => new MemoryAfterPaint());
  composition.bind(AppUpdates, () => new MemoryAppUpdates());
  composition.bind(Authenticator, () => new MemoryAuthenticator());
  composition.bind(Clock, () => clock);
  composition.bind(Connection, () => options.connection ?? new MemoryConnection());
  composition.bind(DeviceData, () => new MemoryDeviceData(tab));
  composition.bind(FailureReporter, () => options.reporter ?? new RecordingFailureReporter());
  composition.bind(FileSaver, () => new RecordingFileSaver());
  composition.bind(Imprint, () => options.imprint ?? new MemoryImprint());
  composition.bind(Navigator, () => options.navigator ?? new MemoryNavigator());
  composition.bind(PageDocument, () => options.document ?? new RecordingPageDocument());
  composition.bind(PageReloader, () => new MemoryPageReloader(clock));
  composition.bind(PageVisibility, () => options.visibility ?? new MemoryPageVisibility());
  composition.bind(PositionSource, () => new MemoryPositionSource());
  composition.bind(Randomness, () => randomness);
  composition.bind(ScreenSource, () => new MemoryScreenSource());
  composition.bind(ScreenWake, () => new MemoryScreenWake());
  composition.bind(PushSubscriptions, () => new MemoryPushSubscriptions());
  composition.bind(StorageArea, () => new StorageArea(() => tab.storage, tab.events));
  composition.bind(TabChannel, () => options.channel ?? new MemoryTabChannel());
  composition.bind(TabElection, () => options.election ?? new MemoryTabElection());
  const { telemetry = new RecordingTelemetry() } = options;
  composition.bind(Telemetry, () => new ConsentedTelemetry(telemetry, composition.get(ConsentStore)));
  composition.bind(
    Texts,
    () => options.texts ?? new I18nextTexts(composition.get(FailureReporter), fetchCatalogue),
  );
}
