import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import { MeasuredTelemetry } from '@/adapters/browser/measured-telemetry';
import { NoTelemetry } from '@/adapters/browser/no-telemetry';
import { TelemetryOnDemand } from '@/adapters/browser/telemetry-on-demand';
import { WebVitalsOnDemand } from '@/adapters/browser/web-vitals-on-demand';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Telemetry } from '@/domain/ports/telemetry';

/** Page views to the address in the page, and its speed where the page says so; none without them. Source: AMB-63. */
export function configuredTelemetry(window: BrowserWindow, clock: Clock, randomness: Randomness): Telemetry {
  const views = configuredViews(window, clock, randomness);
  const address = configured(window, 'lucka:web-vitals');
  return address === undefined ? views : new MeasuredTelemetry(views, new WebVitalsOnDemand(window, address));
}

function configuredViews(window: BrowserWindow, clock: Clock, randomness: Randomness): Telemetry {
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
