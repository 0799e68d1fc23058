import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { MemoryPushSubscriptions } from '@/adapters/headless/memory-push-subscriptions';
import type { TextKey } from '@/adapters/i18n/text-key';
import { NotifyWhenReady } from '@/application/orders/notify-when-ready';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderStatus } from '@/domain/order/order-status';
import { ReadyNotification } from '@/ui/screens/order/ready-notification';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';
import { orderId } from '@test/support/builders/order-ids';
import { sv } from '@test/support/catalogues';
import { renderWith } from '@test/support/ui/render-with';

const ORDER = orderId('order-1');
const ADDRESS = { endpoint: 'https://push.example/a', p256dh: 'p', auth: 'a' };

/** The page of an order in work, in a browser with a push service, of a server with keys. */
async function drawn(
  different: {
    readonly pushKey?: undefined;
    readonly address?: undefined;
    readonly needsHomeScreen?: true;
  } = {},
) {
  const tab = aTab();
  const subscriptions = new MemoryPushSubscriptions();
  subscriptions.address = 'address' in different ? undefined : ADDRESS;
  subscriptions.needsHomeScreen = different.needsHomeScreen ?? false;
  tab.server.gateway.pushKey = 'pushKey' in different ? undefined : 'the-key-of-the-server';
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  const ordered = must(tab.server.gateway.find(ORDER)).placed;
  tab.trackPaidOrder.track({ ...ordered, paymentId: undefined });
  await tab.loadOrder.load(ORDER);
  const is = (status: OrderStatus) => act(() => tab.orders.setSeen(ORDER, { status }));
  tab.orders.setSeen(ORDER, { status: 'started' });
  const notifyWhenReady = new NotifyWhenReady({
    subscriptions,
    gateway: tab.server.gateway,
    orders: tab.orders,
  });
  const { container } = await renderWith(tab, <ReadyNotification orderId={ORDER} />, [
    [OrderStore, tab.orders],
    [NotifyWhenReady, notifyWhenReady],
  ]);
  const tap = (key: TextKey) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: sv[key] }));
      await tab.clock.settle();
    });
  const status = () => screen.getByRole('status').textContent;
  return { tab, subscriptions, container, tap, status, is };
}

describe('ReadyNotification', () => {
  it('says how to get notifications on an iPhone, while there is something to wait for', async () => {
    const { container, is } = await drawn({ address: undefined, needsHomeScreen: true });
    expect(container.textContent).toBe(sv['push.iphone']);
    expect(screen.queryByRole('button')).toBeNull();
    is('delivered');
    expect(container.textContent).toBe('');
  });

  it('lets the browser be notified, remembers it with the order, and ends it [DEC-96]', async () => {
    const { tab, subscriptions, tap, status } = await drawn();
    await tap('push.begin');
    expect(status()).toBe(sv['push.on']);
    expect(tab.server.gateway.notified).toEqual([{ orderId: ORDER, endpoint: ADDRESS.endpoint }]);
    expect(tab.orders.storedOrder(ORDER)?.isNotified).toBe(true);
    await tap('push.end');
    expect([status(), tab.server.gateway.notified]).toEqual(['', []]);
    expect(tab.orders.storedOrder(ORDER)?.isNotified).toBe(false);
    expect(await subscriptions.current()).toBeUndefined();
  });

  it.each([
    ['denied', 'push.denied'],
    ['unavailable', 'push.failed'],
  ] as const)('says so where the browser answers %s, and offers it again', async (failure, said) => {
    const { subscriptions, tap, status } = await drawn();
    subscriptions.failure = failure;
    await tap('push.begin');
    expect(status()).toBe(sv[said]);
    subscriptions.failure = undefined;
    await tap('push.begin');
    expect(status()).toBe(sv['push.on']);
  });

  it('says so where the server cannot be asked', async () => {
    const { tab, tap, status } = await drawn();
    tab.server.gateway.script.failNext({ kind: 'unreachable', isTimeout: false });
    await tap('push.begin');
    expect([status(), tab.orders.storedOrder(ORDER)?.isNotified]).toEqual([sv['push.failed'], undefined]);
    await tap('push.begin');
    tab.server.gateway.script.failNext({ kind: 'unreachable', isTimeout: false });
    await tap('push.end');
    expect(status()).toBe(sv['push.on']);
  });

  it('is offered only while the kitchen works on the order [DEC-96]', async () => {
    const { container, is } = await drawn();
    expect(screen.queryAllByRole('button')).toHaveLength(1);
    for (const status of ['done', 'delivered', 'rollbacked', 'calculatedPrice'] as const) {
      is(status);
      expect([status, container.textContent]).toEqual([status, '']);
    }
  });

  it.each([{ pushKey: undefined }, { address: undefined }])(
    'is not offered where server or browser cannot do it: without %o [DEC-96]',
    async (without) => {
      const { container } = await drawn(without);
      expect(container.textContent).toBe('');
    },
  );
});
