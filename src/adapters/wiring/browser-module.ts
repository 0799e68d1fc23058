import { ContainerModule } from 'inversify';

import { BrowserConnection } from '@/adapters/browser/browser-connection';
import { BrowserPageDocument } from '@/adapters/browser/browser-page-document';
import { BrowserPositionSource } from '@/adapters/browser/browser-position-source';
import { BrowserScreenSource } from '@/adapters/browser/browser-screen-source';
import { ConsoleFailureReporter } from '@/adapters/browser/console-failure-reporter';
import { CryptoRandomness } from '@/adapters/browser/crypto-randomness';
import { NoTelemetry } from '@/adapters/browser/no-telemetry';
import { TelemetryOnDemand } from '@/adapters/browser/telemetry-on-demand';
import { bindSingleTo } from '@/adapters/wiring/bind-single';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PageDocument } from '@/domain/ports/page-document';
import { PositionSource } from '@/domain/ports/position-source';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenSource } from '@/domain/ports/screen-source';
import { Telemetry } from '@/domain/ports/telemetry';

export type BrowserWindow = Window & typeof globalThis;

/** The page and the device. */
export const browserModule = (window: BrowserWindow): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bindSingleTo(bind, Connection, (clock: Clock) => new BrowserConnection(window, clock), [Clock]);
    bindSingleTo(bind, PageDocument, () => new BrowserPageDocument(window), []);
    bindSingleTo(bind, ScreenSource, () => new BrowserScreenSource(window), []);
    bindSingleTo(bind, Randomness, () => new CryptoRandomness(window.crypto), []);
    bindSingleTo(bind, PositionSource, (clock: Clock) => positionSource(window, clock), [Clock]);
    bindSingleTo(bind, FailureReporter, (clock: Clock) => failureReporter(window, clock), [Clock]);
    const watch = (clock: Clock, randomness: Randomness) => telemetry(window, clock, randomness);
    bindSingleTo(bind, Telemetry, watch, [Clock, Randomness]);
  });

/** Absent outside a secure context. */
const positionSource = (window: BrowserWindow, clock: Clock): PositionSource =>
  new BrowserPositionSource(
    'geolocation' in window.navigator ? window.navigator.geolocation : undefined,
    clock,
  );

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

/** Whoever serves the page writes the addresses into its head: `<meta name="lucka:failure-address" content="…">`. */
const configured = (window: BrowserWindow, name: string): string | undefined =>
  window.document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
