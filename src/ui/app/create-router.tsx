import { createBrowserRouter, replace, type RouteObject } from 'react-router';

import type { LoadApp } from '@/application/app/load-app';
import { matchRoute } from '@/domain/navigation/match-route';
import { ErrorPage } from '@/ui/app/error-page';
import { screenNameOf } from '@/ui/app/screen-name';
import { preloadScreen } from '@/ui/app/screens';
import { FirstPage } from '@/ui/app/first-page';
import { Page } from '@/ui/app/page';

const ONLY_ROUTE = 'page';

/**
 * One route for every address: `matchRoute` decides what an address means. The navigation rules run before a page is
 * shown, the first one included. Only a first visit to home is shown without them, since they change nothing there:
 * they run once the deferred part is loaded. Source: spec §2 Navigation rules; NAV-01.
 */
export function routesOf(loadApp: LoadApp, isFirstVisit: boolean): RouteObject[] {
  let isShownAtOnce = isFirstVisit;
  return [
    {
      id: ONLY_ROUTE,
      path: '*',
      middleware: [
        async ({ request, url }, next) => {
          if (isShownAtOnce) isShownAtOnce = false;
          else await navigate(pathOf(request, url), request.signal, loadApp);
          await next();
        },
      ],
      loader: async ({ request, url }) => {
        await preloadScreen(screenNameOf(matchRoute(pathOf(request, url))));
        return null;
      },
      Component: Page,
      HydrateFallback: FirstPage,
      ErrorBoundary: ErrorPage,
    },
  ];
}

export const createRouter = (loadApp: LoadApp, isFirstVisit: boolean) =>
  createBrowserRouter(routesOf(loadApp, isFirstVisit));

/** The router of a page that is drawn already: its rules have run, and its screen is loaded. */
export const createRouterForDrawnPage = (loadApp: LoadApp) =>
  createBrowserRouter(routesOf(loadApp, false), { hydrationData: { loaderData: { [ONLY_ROUTE]: null } } });

async function navigate(fullPath: string, signal: AbortSignal, loadApp: LoadApp): Promise<void> {
  const app = await loadApp();
  if (!app.ok) throw new Error('The rest of the program could not be fetched.');
  const outcome = await app.value.navigate.navigate(fullPath, signal);
  if (outcome.kind === 'redirected') throw replace(outcome.to);
}

/**
 * Path, query and fragment without the origin. The router omits the fragment from the request, and rewrites the query
 * of `url`.
 */
function pathOf(request: Request, { hash }: URL): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search + hash;
}
