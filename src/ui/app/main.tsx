import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { linkDesign } from '@/adapters/browser/link-design';
import { isAnythingStored } from '@/adapters/storage/storage-keys';
import { StorageArea } from '@/adapters/storage/storage-area';
import { composeBrowser } from '@/adapters/wiring/compose-browser';
import type { Composition } from '@/adapters/wiring/composition';
import { LanguageStore } from '@/application/language/language-store';
import { AppStore } from '@/application/app/app-store';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';
import { LoadApp } from '@/application/app/load-app';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { Texts } from '@/domain/ports/texts';
import { err, ok } from '@/domain/shared/result';
import { loadOnce } from '@/ui/app/load-once';
import { createRouter } from '@/ui/app/create-router';
import { RouterNavigator } from '@/ui/app/router-navigator';
import { preloadScreen } from '@/ui/app/screens';
import { ServicesContext } from '@/ui/view-model/services';
import '@/ui/design/fonts.css';
import '@/ui/design/tokens.css';
import '@/ui/design/base.css';
import '@/ui/design/first-paint.css';

/**
 * The entry point, where views and adapters meet. A first visit to home is drawn by the first part of the program
 * alone; in every other case that part draws the frame, and the deferred part is loaded before a screen is drawn
 * (docs/adr/0006-first-and-rest.md).
 */
async function main(root: HTMLElement): Promise<void> {
  linkDesign(document);
  const navigator = new RouterNavigator(() => window.history);
  const composition = composeBrowser({ window, navigator });
  const reporter = composition.get(FailureReporter);
  const isFirstVisit = isBareHome(window.location) && !isAnythingStored(composition.get(StorageArea));
  const loadApp = restOf(composition, isFirstVisit);
  composition.bind(LoadApp, () => loadApp);
  await composition.get(ApplyStoredLanguage).apply();
  const router = createRouter(loadApp, isFirstVisit);
  navigator.attach(router);
  createRoot(root, {
    onUncaughtError: (error) => reporter.report({ id: 'lucka:uncaught-error', message: String(error) }),
  }).render(
    <StrictMode>
      <ServicesContext value={composition}>
        <RouterProvider router={router} />
      </ServicesContext>
    </StrictMode>,
  );
  await loadApp();
}

/** Loads the deferred part of the program, once. */
function restOf(composition: Composition, isFirstVisit: boolean): LoadApp {
  const complete = loadOnce(async () => {
    const { completeBrowser } = await import('@/adapters/wiring/complete-browser');
    const app = completeBrowser(composition, window);
    app.startApp.start();
    return app;
  });
  const start = loadOnce(async () => {
    // A file that failed to load may load the second time.
    const [app] = await Promise.all([complete().catch(complete), preloadScreen('offline')]);
    app.startBackgroundServices();
    if (isFirstVisit) await app.navigate.navigate('/');
    return app;
  });
  const loadTexts = () => composition.get(Texts).load(composition.get(LanguageStore).language);
  const reportMissing = (error: unknown) => {
    composition.get(FailureReporter).report({ id: 'lucka:program-not-loaded', message: String(error) });
    return err({ kind: 'unreachable', isTimeout: false } as const);
  };
  return () =>
    Promise.all([start(), loadTexts()]).then(([app]) => {
      // Views drawn from now on need texts that are not in the first part.
      composition.get(AppStore).markLoaded();
      return ok(app);
    }, reportMissing);
}

/** Home, with an address that no navigation rule acts on. */
const isBareHome = ({ pathname, search, hash }: Location): boolean => pathname + search + hash === '/';

const root = document.getElementById('root');
if (root !== null) void main(root);
