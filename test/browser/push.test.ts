import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushAddress } from '@/domain/order/push-address';
import { EngineGuest } from '@test/support/browser/engines/engine-guest';
import { openFirefox } from '@test/support/browser/engines/firefox';
import { firefoxProgram } from '@test/support/browser/engines/installed-engines';
import type { Guest, GuestTraits } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';
import { must } from '@test/support/builders/must';
import { openMozillaPushService } from '@test/support/push/mozilla-push-service';
import { newPushSettings, openPushReceiver, type PushReceiver } from '@test/support/push/push-receiver';

const { publicKey, privateKey, contact } = newPushSettings();
const stage = openStage({
  LUCKA_PUSH_PUBLIC_KEY: publicKey,
  LUCKA_PUSH_PRIVATE_KEY: privateKey,
  LUCKA_PUSH_CONTACT: contact,
  LUCKA_PUSH_TO_PRIVATE: 'on',
});

let receiver: PushReceiver;
beforeAll(async () => {
  receiver = await openPushReceiver();
});
afterAll(() => receiver.close());

/** A browser without a network has no push service: it gets the address of the receiver. */
function subscribeAt({ endpoint, ...keys }: PushAddress): void {
  const subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve(true) };
  Object.assign(PushManager.prototype, {
    subscribe: () => Promise.resolve(subscription),
    getSubscription: () => Promise.resolve(subscription),
  });
}

/** An order in work, whose page is shown in a browser with a service worker. */
async function anOrder(guest: Guest): Promise<string> {
  await guest.page.addInitScript(subscribeAt, receiver.address);
  await guest.goToCheckoutWithCola(1);
  const orderId = await guest.payAndFollow();
  await guest.page.evaluate(() => navigator.serviceWorker.ready);
  return orderId;
}

async function finish(orderId: string): Promise<void> {
  for (const status of ['started', 'finnished', 'done']) await stage.storefront.moveOrder(orderId, status);
}

/** Hands a message to the service worker, as the browser does that has received it. */
async function deliver(guest: Guest, message: string): Promise<void> {
  const session = await guest.context.newCDPSession(guest.page);
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) =>
      resolve(must(first).registrationId),
    ),
  );
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(guest.page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, data: message },
    registrationId: await registrationId,
  });
}

/** What the service worker asks the browser to show; a browser without a screen shows nothing. */
async function watchNotices(guest: Guest): Promise<() => Promise<unknown>> {
  const worker = must(guest.context.serviceWorkers()[0]);
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
      Promise.resolve(void shown.push({ title, ...options }));
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown') as unknown);
}

const TRAITS = {
  size: 'small',
  hasServiceWorker: true,
  browser: { permissions: ['notifications'] },
} satisfies GuestTraits;

describe('a notification', () => {
  it(
    'is sent when the order is ready, and shown by the service worker [DEC-96]',
    stage.play(TRAITS, async (guest) => {
      const orderId = await anOrder(guest);
      await guest.tap(guest.button('push.begin'));
      await guest.sees(guest.text('push.on'));
      await guest.reload();
      await guest.sees(guest.text('push.on'));
      await finish(orderId);
      await expect.poll(() => receiver.received.length).toBe(1);
      const { message } = must(receiver.received[0]);
      const shown = await watchNotices(guest);
      await deliver(guest, message);
      await expect.poll(shown).toEqual([
        {
          title: guest.say('orderStatus.done'),
          body: expect.stringContaining('Lucka Södermalm'),
          tag: `/order/${orderId}`,
          renotify: true,
        },
      ]);
    }),
  );

  it(
    'is not sent to who asked for it no more [DEC-96]',
    stage.play(TRAITS, async (guest) => {
      const before = receiver.received.length;
      const orderId = await anOrder(guest);
      await guest.tap(guest.button('push.begin'));
      await guest.sees(guest.text('push.on'));
      await guest.tap(guest.button('push.end'));
      await guest.sees(guest.button('push.begin'));
      await finish(orderId);
      // A second order that is notified shows that the server has looked since.
      const second = await anOrder(guest);
      await guest.tap(guest.button('push.begin'));
      await guest.sees(guest.text('push.on'));
      await finish(second);
      await expect.poll(() => receiver.received.length).toBe(before + 1);
      expect(must(receiver.received.at(-1)).message).toContain(second);
    }),
  );

  it('reaches Firefox by the push service of Mozilla, and is shown [DEC-96]', async ({ skip }) => {
    const program = firefoxProgram();
    if (program === undefined) return skip('Firefox is not installed: apt-get install firefox-esr');
    const service = await openMozillaPushService();
    const { tab, close } = await openFirefox(program, { languages: 'sv-SE', pushService: service.address });
    try {
      const guest = await EngineGuest.welcome(tab, stage.storefront.origin);
      await guest.goTo('/shop/1/menu/cold-drinks?orderType=TakeAway');
      await guest.tap('button', guest.say('menu.add', { name: 'Cola' }));
      await guest.sees('text', guest.say('menu.inBasket', { quantity: 1 }));
      await guest.goTo('/shop/1/checkout');
      await guest.pays();
      await guest.tap('button', guest.say('push.begin'));
      await guest.sees('text', guest.say('push.on'));
      const orderId = await guest.orderId();
      await guest.goTo('/robots.txt');
      await finish(orderId);
      await expect.poll(() => shownIn(guest)).toEqual([guest.say('orderStatus.done')]);
    } finally {
      await close();
      service.close();
    }
  });
});

/** The titles of the notifications that are shown, by what the last call has found. */
function shownIn(guest: EngineGuest): Promise<unknown> {
  return guest.evaluate(`
    navigator.serviceWorker.getRegistration()
      .then((worker) => worker?.getNotifications())
      .then((found) => { globalThis.titles = (found ?? []).map(({ title }) => title); });
    return globalThis.titles ?? [];`);
}
