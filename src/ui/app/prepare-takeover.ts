import type { Services } from '@/domain/ports/deps';

import { AppStore } from '@/application/app/app-store';
import type { App } from '@/application/app/load-app';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import type { LoadScreen } from '@/application/navigation/load-screen';
import { loaded, loadedValue } from '@/application/shared/loadable';
import { HOME, LoadShops } from '@/application/shops/load-shops';
import { closedShopOf } from '@/domain/navigation/closed-shop';
import { homeListOf, homeListPath } from '@/domain/navigation/home-list';
import { matchRoute } from '@/domain/navigation/match-route';
import { splitPath } from '@/domain/navigation/path-text';
import { Texts } from '@/domain/ports/texts';
import { instant } from '@/domain/shared/instant';
import { screenNameOf } from '@/ui/app/screen-name';
import { preloadScreen } from '@/ui/app/screens';

/** What is known of the page that the server drew. */
export interface ServerPage {
  readonly path: string;
  readonly language: string;
  readonly isOfSpot: boolean;
  /** Milliseconds since 1970. */
  readonly drawnAt: number;
  readonly menuLoadedAt?: number | undefined;
}

/** The deferred part of the program, as far as a page is taken over by it. */
interface DeferredApp extends Pick<App, 'navigate'> {
  readonly loadScreen: LoadScreen;
}

interface Takeover {
  readonly deps: Services;
  readonly state: ServerPage;
  readonly window: Pick<Window, 'location' | 'history'>;
  /** Loads the deferred part of the program. */
  readonly complete: () => Promise<DeferredApp>;
  readonly isFirstVisit: boolean;
}

/**
 * Brings the stores to where the server's were when it drew the page, by the same rules and loads, which are answered
 * by what the page brought along. Resolves to whether the first drawing will be that of the server: not where the
 * rules lead this visitor elsewhere, or the page is in another language.
 */
export async function prepareTakeover(takeover: Takeover): Promise<boolean> {
  const { deps, state, isFirstVisit } = takeover;
  if (deps.get(LanguageStore).language !== state.language) return false;
  deps.get(AppStore).beginPublicPage(instant(state.drawnAt), state.isOfSpot);
  if (isFirstVisit) return isDrawnHome(takeover);
  const app = await takeover.complete();
  await deps.get(Texts).load(deps.get(LanguageStore).language);
  if (!(await hasArrived(takeover, app))) return false;
  const route = matchRoute(state.path);
  await preloadScreen(screenNameOf(route));
  if (route !== undefined) await app.loadScreen.load(route, state.isOfSpot);
  keepPictures(deps.get(MenuStore), state);
  return true;
}

/** A first visit to home is shown by the first part of the program. */
async function isDrawnHome({ deps, state }: Takeover): Promise<boolean> {
  if (state.path !== '/') return false;
  await deps.get(LoadShops).load(HOME);
  return true;
}

const REDIRECTS_MAX = 5;

/** Runs the navigation rules, as the router would. */
async function hasArrived({ state, window }: Takeover, { navigate }: DeferredApp): Promise<boolean> {
  for (let redirects = 0; redirects < REDIRECTS_MAX; redirects += 1) {
    const { pathname, search, hash } = window.location;
    const outcome = await navigate.navigate(pathname + search + hash);
    if (outcome.kind === 'superseded') return false;
    // All addresses that no route has are one page.
    if (outcome.kind === 'notFound') return matchRoute(state.path) === undefined;
    if (outcome.kind === 'arrived') return isDrawnPage(pathname + search, state.path);
    window.history.replaceState(window.history.state, '', outcome.to);
  }
  return false;
}

/** The query of an address makes another page only of home. */
const isDrawnPage = (address: string, drawn: string): boolean =>
  splitPath(address).path === splitPath(drawn).path &&
  closedShopOf(matchRoute(address)) === closedShopOf(matchRoute(drawn)) &&
  homeListPath(homeListOf(matchRoute(address))) === homeListPath(homeListOf(matchRoute(drawn)));

/** The addresses of the pictures contain the time at which the server loaded the menu. */
function keepPictures(menus: MenuStore, { menuLoadedAt }: ServerPage): void {
  const menu = loadedValue(menus.menu);
  if (menu === undefined || menuLoadedAt === undefined) return;
  menus.setMenu(menu.menu.shopId, loaded({ ...menu, loadedAt: instant(menuLoadedAt) }));
}
