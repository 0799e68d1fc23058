import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import { configuredFailureReporter } from '@/adapters/browser/configured-failure-reporter';
import { pageReloader } from '@/adapters/browser/page-reloader';
import { SystemClock } from '@/adapters/browser/system-clock';
import { watchUncaughtErrors } from '@/adapters/browser/watch-uncaught-errors';
import { writeCookie } from '@/adapters/browser/write-cookie';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { StorageArea } from '@/adapters/storage/storage-area';
import { bindFirstPorts } from '@/adapters/wiring/bind-first-ports';
import { Composition } from '@/adapters/wiring/composition';
import { Clock } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { Navigator } from '@/domain/ports/navigator';
import { PageReloader } from '@/domain/ports/page-reloader';
import { Texts } from '@/domain/ports/texts';
import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { namedCatalogue } from '@/adapters/i18n/named-catalogue';

export interface BrowserOptions {
  readonly window: BrowserWindow;
  /** The router of the screens. */
  readonly navigator: Navigator;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * The program in a browser, as far as a first visit to home needs it; `completeBrowser` adds the rest. Starts only the
 * report of uncaught errors.
 */
export function composeBrowser({ window, navigator, fetch }: BrowserOptions): Composition {
  const composition = new Composition();
  const clock = new SystemClock();
  composition.bind(Clock, () => clock);
  composition.bind(FailureReporter, () => configuredFailureReporter(window, clock));
  composition.bind(Navigator, () => navigator);
  composition.bind(PageReloader, () => pageReloader(window));
  composition.bind(StorageArea, () => new StorageArea(() => window.localStorage, window));
  composition.bind(Texts, () => {
    const catalogue = namedCatalogue(fetchCatalogue, configured(window, 'lucka:name'));
    return new I18nextTexts(composition.get(FailureReporter), catalogue);
  });
  bindFirstPorts(composition, {
    baseUrl: window.location.origin,
    fetch,
    cookies: () => window.document.cookie,
    setCookie: writeCookie(window),
    onServerTime: (time) => clock.learn(time),
  });
  watchUncaughtErrors(window, composition.get(FailureReporter));
  return composition;
}
