import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openSentryReceiver, type ReceivedEvent } from '@test/support/api/sentry-receiver';
import { openStage } from '@test/support/browser/stage';
import { openStorefront } from '@test/support/browser/storefront';
import { must } from '@test/support/builders/must';
import { withAdministrator } from '@test/support/database/administrator';
import { copyDatabase } from '@test/support/database/copy-database';

const receiver = await openSentryReceiver();
const stage = openStage({ SENTRY_DSN: receiver.dsn, SENTRY_ENVIRONMENT: 'test' });
afterAll(() => receiver.close());

const framesOf = (event: ReceivedEvent) =>
  event.exception.values.flatMap(({ stacktrace }) => stacktrace?.frames ?? []);

/** The line of our source that a frame names, as it is in the repository. */
const lineInRepository = async (file: string, line: number): Promise<string | undefined> =>
  (await readFile(file, 'utf8')).split('\n')[line - 1]?.trim();

describe('what breaks in the built product', () => {
  it(
    'is forwarded with the line of the source that broke [HAND-09, HAND-10]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/lucka:|broken on purpose|uncaught: /);
      await guest.goToMenu(1, 'TakeAway', '/cold-drinks');
      await guest.page.evaluate(() => {
        crypto.getRandomValues = () => {
          throw new Error('broken on purpose for anna@example.com');
        };
      });
      await guest.tap(
        guest.page
          .getByRole('button', { name: guest.say('menu.add', { name: 'Cola' }), exact: true })
          .first(),
      );
      const find = () => receiver.events.find(({ tags }) => tags['from'] === 'browser');
      await expect.poll(find).toBeDefined();
      const event = must(find());
      expect(event).toMatchObject({ platform: 'javascript', environment: 'test', transaction: 'menuPage' });
      expect(event.release).toMatch(/^lucka@\d/);
      expect(event.tags).toMatchObject({ from: 'browser', request_id: expect.any(String) });
      const ours = framesOf(event).filter(({ filename }) => filename.startsWith('src/'));
      expect(ours.length).toBeGreaterThan(0);
      for (const { filename, lineno, context_line } of ours) {
        expect(filename).toMatch(/\.tsx?$/);
        expect(await lineInRepository(filename, lineno)).toBe(context_line);
      }
      expect(receiver.bodies.join()).not.toMatch(/anna@|\/shop\/1\/menu/);
    }),
  );

  it('is forwarded by the API with the line of its own source, where that is what broke', async () => {
    const database = await copyDatabase(inject('databaseServer'), inject('databaseTemplate'));
    const storefront = await openStorefront({ database, settings: { SENTRY_DSN: receiver.dsn } });
    onTestFinished(() => storefront.close());
    await withAdministrator(database.url, (sql) => sql.query('ALTER TABLE customer_order RENAME TO gone'));
    const orderId = 'AAAAAAAAAAAAAAAAAAAAA1';
    const answer = await fetch(`${storefront.origin}/api/order/${orderId}`);
    expect(answer.status).toBe(500);
    const find = () =>
      receiver.events.find(({ tags }) => tags['request_id'] === answer.headers.get('x-request-id'));
    await expect.poll(find).toBeDefined();
    const event = must(find());
    expect(event).toMatchObject({ platform: 'node', transaction: '/api/order/:orderId' });
    const ours = framesOf(event).filter(({ filename }) => filename.startsWith('api/'));
    expect(ours.map(({ filename }) => filename)).toContain('api/orders/postgres-order-store.ts');
    for (const { filename, lineno, context_line } of ours)
      expect(await lineInRepository(filename, lineno)).toBe(context_line);
    expect(receiver.bodies.join()).not.toContain(orderId);
  });

  it('has source maps that no visitor reads', async () => {
    const maps = (await readdir('dist/client-info')).filter((name) => name.endsWith('.js.map'));
    const map = must(maps.find((name) => name.startsWith('main-')));
    const script = await fetch(`${stage.storefront.origin}/assets/${path.basename(map, '.map')}`);
    expect(script.status).toBe(200);
    expect(await script.text()).not.toContain('sourceMappingURL');
    for (const address of [`/assets/${map}`, `/${map}`, `/client-info/${map}`])
      expect((await fetch(stage.storefront.origin + address)).status).toBe(404);
  });
});
