import type { Container } from 'inversify';
import { createBrowserRouter, replace, type RouteObject } from 'react-router';

import { Navigate } from '@/application/use-cases/navigate';
import { matchRoute } from '@/domain/navigation/match-route';
import { ErrorPage } from '@/ui/app/error-page';
import { preloadScreen } from '@/ui/app/screens';
import { Shell } from '@/ui/shell/shell';

/**
 * One route for every address: the domain's route table says what an address means, so there is no second table here.
 * The navigation rules run before anything is shown, on the first page too; `bringRest` completes the program before
 * any screen but home. Source: spec §2 Navigation rules; NAV-01.
 */
export function routesOf(services: Container, bringRest: () => Promise<void>): RouteObject[] {
  return [
    {
      path: '*',
      middleware: [
        async ({ request }, next) => {
          const outcome = await services.get(Navigate).execute(pathOf(request), request.signal);
          if (outcome.kind === 'redirected') throw replace(outcome.to);
          await next();
        },
      ],
      loader: async ({ request }) => {
        const name = matchRoute(pathOf(request))?.name;
        await Promise.all([preloadScreen(name), name === 'home' ? undefined : bringRest()]);
        return null;
      },
      Component: Shell,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorPage,
    },
  ];
}

export const createRouter = (services: Container, bringRest: () => Promise<void>) =>
  createBrowserRouter(routesOf(services, bringRest));

/** Path, query and fragment without the origin. */
function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search + url.hash;
}
