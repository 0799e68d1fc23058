import type { Composition } from '@/adapters/wiring/composition';

import type { CompletedApp } from '@/adapters/wiring/complete-browser';
import { AppStore } from '@/application/app/app-store';
import type { App, LoadApp } from '@/application/app/load-app';
import type { PageBasket } from '@/application/page/page-basket';
import { LanguageStore } from '@/application/language/language-store';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { Texts } from '@/domain/ports/texts';
import { err, ok } from '@/domain/shared/result';
import { loadOnce } from '@/ui/app/load-once';
import { nextTask } from '@/ui/app/next-task';
import { preloadScreen } from '@/ui/app/screens';

/** The part of the program that is loaded after the first one. */
export interface DeferredPart {
  /**
   * Loads it, restores what is stored, and stores what changes; nothing acts by itself yet. Rejects where it cannot be
   * had.
   */
  readonly complete: () => Promise<CompletedApp>;
  /** Starts it, and lets views show what belongs to the visitor; waits for `shown`. */
  readonly loadApp: LoadApp;
}

interface DeferredPartOptions {
  readonly deps: Composition;
  readonly window: Window & typeof globalThis;
  /** Whether home is shown before the navigation rules have run. */
  readonly isFirstVisit: boolean;
  /** What a page of the server has put into the basket. */
  readonly pageBasket: PageBasket | undefined;
  /** Resolves once the page may differ from the one that the server drew. */
  readonly shown: Promise<void>;
  /** Resolves once nothing is pressed that views of the visitor would replace. */
  readonly released: () => Promise<void>;
}

export function deferredPart(options: DeferredPartOptions): DeferredPart {
  const { deps, window, isFirstVisit, pageBasket, shown, released } = options;
  const compose = loadOnce(async () => {
    const { completeBrowser } = await import('@/adapters/wiring/complete-browser');
    const app = completeBrowser(deps, window);
    app.start();
    pageBasket?.follow(app.mergeBasket);
    return app;
  });
  // A file that failed to load may load the second time.
  const complete = () => compose().catch(compose);
  const start = loadOnce(async (): Promise<App> => {
    const [app] = await Promise.all([complete(), preloadScreen('offline')]);
    await shown;
    app.startActing();
    await nextTask();
    if (isFirstVisit) await app.navigate.navigate('/');
    return app;
  });
  const loadTexts = () => deps.get(Texts).load(deps.get(LanguageStore).language);
  const reportMissing = (error: unknown) => {
    deps.get(FailureReporter).report({ id: 'lucka:program-not-loaded', message: String(error) });
    return err({ kind: 'unreachable', isTimeout: false } as const);
  };
  const loadApp = () =>
    Promise.all([start(), loadTexts()]).then(async ([app]) => {
      await released();
      // Views drawn from now on need texts that are not in the first part.
      deps.get(AppStore).markLoaded();
      return ok(app);
    }, reportMissing);
  return { complete, loadApp };
}
