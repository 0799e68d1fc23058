import type { Services } from '@/domain/ports/deps';
import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { readPageState } from '@/adapters/browser/read-page-state';
import { PageAnswers } from '@/adapters/http/page-answers';
import { isAnythingStored } from '@/adapters/storage/storage-keys';
import { StorageArea } from '@/adapters/storage/storage-area';
import { composeBrowser } from '@/adapters/wiring/compose-browser';
import type { PageBasket } from '@/application/page/page-basket';
import { PageDrafts } from '@/application/page/page-drafts';
import { ChooseFirstLanguage } from '@/application/language/choose-first-language';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';
import { LoadApp } from '@/application/app/load-app';
import { languageOfAddress, withoutLanguage } from '@/domain/navigation/language-query';
import { instant } from '@/domain/shared/instant';
import { type Language, parseLanguage } from '@/domain/shared/language';
import { Clock, wait } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { createRouter, createRouterForDrawnPage } from '@/ui/app/create-router';
import { deferredPart } from '@/ui/app/deferred-part';
import { nextTask } from '@/ui/app/next-task';
import type { BegunDish } from '@/ui/app/page-dish-acts';
import { PageShown } from '@/ui/app/page-shown';
import { prepareTakeover } from '@/ui/app/prepare-takeover';
import { isLinkedWithinSite } from '@/ui/app/is-linked-within-site';
import { restoreLinks } from '@/adapters/browser/restore-links';
import { RouterNavigator } from '@/ui/app/router-navigator';
import { ServicesContext } from '@/ui/view-model/services';

/** A page of the server with a menu, which fills the basket until it is ended. */
interface PageWithMenu extends BegunDish {
  readonly basket: PageBasket;
}

/** What the visitor may have done in the page before the program is there. */
export interface BegunPage {
  /** Undefined without a menu. */
  readonly menu: PageWithMenu | undefined;
  /** Resolves once nothing is pressed. */
  readonly released: () => Promise<void>;
}

/** How long the answers that the page brought along are used after it is shown: its screen reads them, too. */
const ANSWERS_USED_MS = 1_000;

/**
 * The entry point, where views and adapters meet. Resolves once the page is the visitor's. A page that the server drew
 * is taken over as it is. Otherwise, a first visit to home is drawn by the first part of the program alone, and in
 * every other case that part draws the frame, and the deferred part is loaded before a screen is drawn
 * (docs/adr/0006-first-and-rest.md).
 */
export async function main(root: HTMLElement, { menu, released }: BegunPage): Promise<void> {
  const named = takeLanguageOfAddress(window);
  const state = readPageState(document);
  const answers = new PageAnswers(state?.answers ?? {}, (...request) => window.fetch(...request), nextTask);
  const navigator = new RouterNavigator(
    () => window.history,
    () => isLinkedWithinSite(window),
  );
  const deps = composeBrowser({ window, navigator, fetch: answers.fetch });
  const isFirstVisit = isBareHome(window.location) && !isAnythingStored(deps.get(StorageArea));
  let onShown = (): void => undefined;
  const shown = new Promise<void>((resolve) => (onShown = resolve));
  const { complete, loadApp } = deferredPart({
    ...{ deps, window, isFirstVisit, shown, released },
    pageBasket: menu?.basket,
  });
  deps.bind(LoadApp, () => loadApp);
  if (menu !== undefined) deps.get(PageDrafts).begin(menu.take);
  await deps.get(ChooseFirstLanguage).choose({
    drawn: parseLanguage(state?.language ?? ''),
    named,
    preferred: window.navigator.languages,
  });
  await deps.get(ApplyStoredLanguage).apply();
  const isTakenOver =
    state !== undefined &&
    (await prepareTakeover({ deps, state, window, complete, isFirstVisit }).catch(() => false));
  if (!isTakenOver) {
    answers.close();
    onShown();
  }
  await nextTask();
  const router = isTakenOver ? createRouterForDrawnPage(loadApp) : createRouter(loadApp, isFirstVisit);
  navigator.attach(router);
  // Another page reads anew what may have changed since this one was drawn.
  const { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if ((navigation.location ?? location).pathname !== pathname) answers.close();
  });
  show(root, deps, { isTakenOver, onShown, page: <RouterProvider router={router} /> });
  await shown;
  restoreLinks(root);
  const closed = wait(deps.get(Clock), ANSWERS_USED_MS).then(() => answers.close());
  const app = await loadApp();
  if (app.ok) menu?.end();
  if (!isTakenOver || !app.ok) return;
  const refresh = async (): Promise<void> => {
    await closed;
    const { refreshDrawnPage } = await complete();
    await refreshDrawnPage.refresh({ path: state.path, drawnAt: instant(state.drawnAt) });
  };
  void refresh();
}

/** Removes the language from the address once it is read, so that a later choice and a shared link are free of it. */
function takeLanguageOfAddress({ location, history }: Window): Language | undefined {
  const address = location.pathname + location.search + location.hash;
  const bare = withoutLanguage(address);
  if (bare !== address) history.replaceState(history.state, '', bare);
  return languageOfAddress(address);
}

interface Shown {
  readonly page: ReactNode;
  /** Whether the document contains the same already. */
  readonly isTakenOver: boolean;
  readonly onShown: () => void;
}

function show(root: HTMLElement, deps: Services, { page, isTakenOver, onShown }: Shown): void {
  const reporter = deps.get(FailureReporter);
  const report = (id: string, error: unknown) => reporter.report({ id, message: String(error) });
  const options = {
    onUncaughtError: (error: unknown) => {
      report('lucka:uncaught-error', error);
      onShown();
    },
    onRecoverableError: (error: unknown) => report('lucka:page-drawn-again', error),
  };
  const app = (
    <StrictMode>
      <ServicesContext value={deps}>
        <PageShown value={onShown}>{page}</PageShown>
      </ServicesContext>
    </StrictMode>
  );
  if (!isTakenOver) createRoot(root, options).render(app);
  // As a transition, so that it yields to the visitor.
  else startTransition(() => void hydrateRoot(root, app, options));
}

/** Home, with an address that no navigation rule acts on. */
const isBareHome = ({ pathname, search, hash }: Location): boolean => pathname + search + hash === '/';
