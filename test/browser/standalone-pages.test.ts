import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChangedAnswers, type ChangedAnswers } from '@test/support/browser/changed-answers';
import { openStage } from '@test/support/browser/stage';
import { welcomeStaff } from '@test/support/browser/staff';
import { openTraceCollector } from '@test/support/api/trace-collector';
import { must } from '@test/support/builders/must';
import { twoFreePorts } from '@test/support/free-port';

const SERVER = path.resolve('dist/pages/main.js');
const collector = await openTraceCollector();
afterAll(() => collector.close());
const TRACES = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address };
const [apiPort, pagesPort] = await twoFreePorts();

/** Visitors see the origin of the process beside the back end, not its own. */
const stage = openStage({
  PORT: apiPort,
  PUBLIC_ORIGIN: `http://localhost:${pagesPort}`,
  LUCKA_DEMO: 'payments',
  LUCKA_TRUSTED_PROXIES: '1',
  ...TRACES,
  LUCKA_NOTIFICATION_KEYS: 'a-key-of-more-than-thirty-two-characters',
});

let pages: ChildProcess;
let backEnd: ChangedAnswers;

beforeAll(async () => {
  backEnd = await openChangedAnswers(apiPort, {
    '/api/shops/5/menu': (menu) => ({ ...menu, name: '', currency: { name: 'BTC!', symbol: '' } }),
  });
  pages = spawn(
    process.execPath,
    [SERVER, '--api', backEnd.origin, '--port', pagesPort, '--name', 'Kajens kök', '--demonstration'],
    { env: { ...process.env, ...TRACES }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: pages.stdout! })) if (line.includes('open at')) break;
});
afterAll(async () => {
  pages.kill();
  await once(pages, 'exit');
  backEnd.close();
});

describe('lucka-pages before a back end elsewhere', () => {
  it('serves pages with their content, and says which are gone', async () => {
    const page = async (address: string) => {
      const answer = await fetch(stage.storefront.origin + address, { headers: { accept: 'text/html' } });
      return [answer.status, await answer.text()] as const;
    };
    const [status, menu] = await page('/shop/1/menu/cold-drinks');
    expect([status, menu.includes('Cola')]).toEqual([200, true]);
    expect((await page('/'))[1]).toContain('Kajens kök');
    expect((await page('/shop/999/menu'))[0]).toBe(410);
  });

  it(
    'draws a menu without a name, in a currency without a sign, as the browser does [DEC-161]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          Object.assign(window, { drawn: document.querySelector('#main') }),
        );
      });
      await guest.goTo('/shop/5/menu');
      await guest.isWelcomedAsGuest();
      const isSame = await guest.page.evaluate(
        () => document.querySelector('#main') === ('drawn' in window && window.drawn),
      );
      expect(isSame).toBe(true);
    }),
  );

  it('is one trace with the API, from the request of a visitor to the statements', async () => {
    const path = '/api/order/AAAAAAAAAAAAAAAAAAAAA1';
    const answer = await fetch(stage.storefront.origin + path);
    const requestId = answer.headers.get('x-request-id');
    const traceOf = (service: string) =>
      collector.spans.find(
        (span) => span.service === service && span.notes['lucka.request_id'] === requestId,
      );
    await expect.poll(() => [traceOf('lucka-pages'), traceOf('lucka')]).not.toContain(undefined);
    const api = must(traceOf('lucka'));
    expect(api).toMatchObject({ name: 'GET /api/order/:orderId', parent: traceOf('lucka-pages')?.id });
    const statements = collector.spans.filter(({ parent }) => parent === api.id);
    expect(statements.map(({ name }) => name)).toContain('SELECT customer_order');
    expect(collector.bodies.join()).not.toContain(path);
  });

  it(
    'takes an order, paid at the page of the provider and followed',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(1);
      const orderId = await guest.payAndFollow();
      await stage.storefront.moveOrder(orderId, 'Started');
      await guest.sees(guest.currentStep.filter({ hasText: guest.say('orderStep.started') }));
    }),
  );

  it(
    'serves the screens of the staff, with a board that is live',
    stage.play({ size: 'small' }, async (guest) => {
      const staff = await welcomeStaff(stage, 'kitchen', 1);
      try {
        await guest.goToCheckoutWithCola(1);
        await guest.payAndFollow();
        const start = staff.button('staff.next.start').last();
        await staff.sees(start);
        await start.click();
        await guest.sees(guest.currentStep.filter({ hasText: guest.say('orderStep.started') }));
        expect(staff.faults.unexpected()).toEqual([]);
      } finally {
        await staff.context.close();
      }
    }),
  );
});
