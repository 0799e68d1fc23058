import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';
import { freePort } from '@test/support/free-port';

const metricsPort = await freePort();
const stage = openStage({ LUCKA_WEB_VITALS: 'on', LUCKA_METRICS_PORT: metricsPort });

/** How many pages of a route were measured, by metric. */
async function measured(route: string): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counts = text.matchAll(/^lucka_web_vitals_(\w+)_count\{route="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...counts].flatMap(([, metric = '', of, count]) => (of === route ? [[metric, Number(count)]] : [])),
  );
}

/** The addresses that the page asks from now on for what measures it, and where it reports. */
function measuringRequests(guest: Guest): readonly string[] {
  const requests: string[] = [];
  guest.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/web-vitals/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

describe('how fast pages are', () => {
  it(
    'is measured for visitors who consented, by the route that they opened [AMB-63, PAIN-75]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(1);
      await guest.tap(guest.button('consent.yes'));
      await guest.isRidOf(guest.heading('consent.header'));
      const measuring = guest.page.waitForResponse(/measure-web-vitals.*\.js$/);
      await guest.goTo('/shop/1/menu?orderType=TakeAway');
      await guest.sees(guest.page.getByRole('navigation', { name: guest.say('menu.categories') }));
      // Resolves once the page has run the file, too.
      await guest.page.evaluate(`import('${(await measuring).url()}').then(() => undefined)`);
      await guest.openCategory('Kall dryck');
      await guest.page.goto('about:blank');
      await expect
        .poll(() => measured('menuPage'))
        .toMatchObject({ lcp_seconds: 1, ttfb_seconds: 1, cls: 1 });
    }),
  );

  it(
    'is neither measured nor asked for again after a no [AMB-63, PAIN-75]',
    stage.play({ size: 'small' }, async (guest) => {
      const requests = measuringRequests(guest);
      await guest.goToMenu(1);
      await guest.tap(guest.button('consent.no'));
      await guest.goTo('/shop/1/menu?orderType=TakeAway');
      await guest.openCategory('Kall dryck');
      await guest.page.waitForFunction(
        () => new Promise((resolve) => requestIdleCallback(() => resolve(true))),
      );
      await guest.page.goto('about:blank');
      expect(requests).toEqual([]);
    }),
  );
});
