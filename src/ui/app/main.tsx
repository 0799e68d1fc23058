import 'reflect-metadata/lite';

import type { Container } from 'inversify';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { linkDesign } from '@/adapters/browser/link-design';
import { isAnythingStored } from '@/adapters/storage/storage-keys';
import { StorageArea } from '@/adapters/storage/storage-area';
import { composeBrowser } from '@/adapters/wiring/compose-browser';
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
  const deps = composeBrowser({ window, navigator });
  const reporter = deps.get<FailureReporter>(FailureReporter);
  const isFirstVisit = isBareHome(window.location) && !isAnythingStored(deps.get(StorageArea));
  const loadApp = restOf(deps, isFirstVisit);
  deps.bind<LoadApp>(LoadApp).toConstantValue(loadApp);
  await deps.get(ApplyStoredLanguage).apply();
  const router = createRouter(loadApp, isFirstVisit);
  navigator.attach(router);
  createRoot(root, {
    onUncaughtError: (error) => reporter.report({ id: 'lucka:uncaught-error', message: String(error) }),
  }).render(
    <StrictMode>
      <ServicesContext value={deps}>
        <RouterProvider router={router} />
      </ServicesContext>
    </StrictMode>,
  );
  await loadApp();
}

/** Loads the deferred part of the program, once. */
function restOf(deps: Container, isFirstVisit: boolean): LoadApp {
  const complete = loadOnce(async () => {
    const { completeBrowser } = await import('@/adapters/wiring/complete-browser');
    const app = completeBrowser(deps, window);
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
  const loadTexts = () => deps.get<Texts>(Texts).load(deps.get(LanguageStore).language);
  const reportMissing = (error: unknown) => {
    deps
      .get<FailureReporter>(FailureReporter)
      .report({ id: 'lucka:program-not-loaded', message: String(error) });
    return err({ kind: 'unreachable', isTimeout: false } as const);
  };
  return () =>
    Promise.all([start(), loadTexts()]).then(([app]) => {
      // Views drawn from now on need texts that are not in the first part.
      deps.get(AppStore).markLoaded();
      return ok(app);
    }, reportMissing);
}

/** Home, with an address that no navigation rule acts on. */
const isBareHome = ({ pathname, search, hash }: Location): boolean => pathname + search + hash === '/';

const root = document.getElementById('root');
if (root !== null) void main(root);
