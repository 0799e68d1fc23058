import { OWN_CALLS } from '@api/http/own-calls';
import type { DrawPages } from '@api/server-deps';
import { injectFetch } from '@demo/in-process/inject-fetch';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { openClientBuild } from '@pages/client-build';
import { PreparedPages } from '@pages/prepared-pages';
import { namedTexts } from '@pages/named-texts';
import { SeenMenus } from '@pages/seen-menus';

/** Draws the pages in the process of the API, which is called without a socket; undefined without a built client. */
export function demonstrationPages(system: {
  readonly clock: Clock;
  readonly randomness: Randomness;
}): DrawPages | undefined {
  const build = openClientBuild();
  if (build === undefined) return undefined;
  return ({ app, version }) =>
    new PreparedPages({
      ...system,
      ...{ build, version },
      baseUrl: 'http://localhost',
      fetch: injectFetch(app, OWN_CALLS),
      textsOf: namedTexts({
        report: (failure) => app.log.error(failure),
        log: (entry) => app.log.warn(entry),
      }),
      menus: new SeenMenus(),
    });
}
