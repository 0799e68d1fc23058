import type { Services } from '@/domain/ports/deps';
import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

import { FirstPage } from '@/ui/app/first-page';
import { Page } from '@/ui/app/page';
import { screenNameOf } from '@/ui/app/screen-name';
import { preloadScreen } from '@/ui/app/screens';
import { matchRoute } from '@/domain/navigation/match-route';
import { ServicesContext } from '@/ui/view-model/services';

// For the whole process: observers draw once and create no reactions.
enableStaticRendering(true);

/** Streaming would send a large boundary later, by an inline script, which the policy forbids. */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER;

/**
 * Draws the content of `#root` as the stores of the container are now: the screen of the address, or only the frame
 * with a progress message, as a browser shows it first.
 *
 * @throws What a view throws.
 */
export async function renderPage(
  services: Services,
  path: string,
  content: 'screen' | 'frame',
): Promise<string> {
  if (content === 'screen') await preloadScreen(screenNameOf(matchRoute(path)));
  const handler = createStaticHandler([
    { id: 'page', path: '*', Component: content === 'screen' ? Page : FirstPage },
  ]);
  const context = await handler.query(new Request(new URL(path, 'http://page')));
  if (context instanceof Response) throw new Error(`${path} was not drawn.`);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <StrictMode>
      <ServicesContext value={services}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ServicesContext>
    </StrictMode>,
    { progressiveChunkSize: IN_ONE_PIECE, onError: (error) => void (failure ??= error) },
  );
  await stream.allReady;
  if (failure !== undefined) throw failure;
  return new Response(stream).text();
}
