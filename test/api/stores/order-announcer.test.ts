import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentMeter } from '@api/metrics/meter';
import { LocalOrderAnnouncer, type OrderAnnouncer } from '@api/orders/order-announcer';
import { SharedOrderAnnouncer } from '@api/orders/shared-order-announcer';
import { token } from '@test/support/api/guest';
import { orderId } from '@test/support/builders/order-ids';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await makeFreshDatabase();
});
afterAll(() => fresh.drop());

const shared = (): OrderAnnouncer => {
  const announcer = new SharedOrderAnnouncer({
    local: new LocalOrderAnnouncer(silentMeter),
    database: fresh.database,
    sender: token(),
  });
  onTestFinished(announcer.watch());
  return announcer;
};

describe.each([
  ['in this process', () => new LocalOrderAnnouncer(silentMeter)],
  ['for several processes', shared],
] as const)('an announcer %s', (_name, make) => {
  it('publishes each status of an order to its followers, in order, until they leave', () => {
    const announcer = make();
    const [lunch, dinner] = [orderId(token()), orderId(token())];
    const published: unknown[] = [];
    const leave = announcer.follow(lunch, (status) => published.push(status));
    announcer.announce(lunch, 'added');
    announcer.announce(dinner, 'started');
    announcer.announce(lunch, 'started');
    leave();
    announcer.announce(lunch, 'finnished');
    expect(published).toEqual(['added', 'started']);
  });
});

describe('announcers of several processes', () => {
  it('name the order that another one announced, and do not repeat their own', async () => {
    const [one, other] = [shared(), shared()];
    const [lunch, ready] = [orderId(token()), orderId(token())];
    const [own, received, isListening]: unknown[][] = [[], [], []];
    other.follow(ready, (status) => isListening?.push(status));
    await expect
      .poll(() => {
        one.announce(ready, 'added');
        return isListening?.length;
      })
      .toBeGreaterThan(0);
    one.follow(lunch, (status) => own?.push(status));
    other.follow(lunch, (status) => received?.push(status));
    one.announce(lunch, 'added');
    await expect.poll(() => received).toEqual([undefined]);
    expect(own).toEqual(['added']);
  });

  it('send more changes than fit into one notification', async () => {
    const [one, other] = [shared(), shared()];
    const ids = Array.from({ length: 1_000 }, () => orderId(token()));
    const received = new Set<string>();
    for (const id of ids) other.follow(id, () => received.add(id));
    await expect
      .poll(() => {
        for (const id of ids) if (!received.has(id)) one.announce(id, 'added');
        return received.size;
      })
      .toBe(1_000);
  });
});
