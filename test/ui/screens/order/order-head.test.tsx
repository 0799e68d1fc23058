import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ConnectionStore } from '@/application/connection/connection-store';
import { loaded } from '@/application/shared/loadable';
import { FOLLOW_AGAIN_MS } from '@/application/orders/subscribe-order-status';
import { matchRoute } from '@/domain/navigation/match-route';
import type { OrderStatus } from '@/domain/order/order-status';
import { OpeningHatch } from '@/ui/screens/order/opening-hatch';
import { OrderHead } from '@/ui/screens/order/order-head';
import { OrderViewModel } from '@/ui/screens/order/order-view-model';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { aShop } from '@test/support/builders/a-shop';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { moment, orderId } from '@test/support/builders/order-ids';
import { images } from '@test/support/ui/images';
import { renderWith } from '@test/support/ui/render-with';

const ORDER = orderId('order-1');
const NOON = moment('2026-11-21T12:00:00+01:00');

async function drawn() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  const model = new OrderViewModel(
    { ...tab, images, connection: new ConnectionStore() },
    must(matchRoute(`/order/${ORDER}`)),
  );
  model.start();
  await tab.clock.settle();
  await renderWith(tab, <OrderHead model={model} />);
  return tab;
}

/** What a screen reader reads out by itself. */
const readOut = () => screen.getByRole('status').textContent;

describe('OrderHead', () => {
  it("shows every time in the time zone of the order's shop [OPEN-33]", async () => {
    const tab = aTab();
    const noon = moment('2026-11-21T12:00:00+01:00');
    tab.orders.setSeen(ORDER, {
      details: loaded(anOrderDetails({ orderId: ORDER, pickupTime: noon, timeZone: 'Europe/Helsinki' })),
      status: 'started',
      lastUpdated: noon,
    });
    const model = new OrderViewModel(
      { ...tab, images, connection: new ConnectionStore() },
      must(matchRoute(`/order/${ORDER}`)),
    );
    const { container } = await renderWith(tab, <OrderHead model={model} />);
    expect(container.textContent?.match(/\d\d[:.]\d\d/g)).toEqual(['13:00', '13:00']);
  });

  it('says of a cancelled order that was charged that the money is given back [DEC-126]', async () => {
    const tab = aTab();
    const refunds = [{ amount: amount('119'), at: NOON }];
    tab.orders.setSeen(ORDER, {
      details: loaded(anOrderDetails({ orderId: ORDER, refunds })),
      status: 'rollbacked',
    });
    const model = new OrderViewModel(
      { ...tab, images, connection: new ConnectionStore() },
      must(matchRoute(`/order/${ORDER}`)),
    );
    await renderWith(tab, <OrderHead model={model} />);
    screen.getByText(
      'Beställningen avbröts efter att kortet hade debiterats. I beställningen ser du vad du får tillbaka.',
    );
    expect(screen.queryByText(/Reservationen/)).toBeNull();
  });

  it('crosses the hatch of a cancelled order out, and that of no other', async () => {
    const hatch = async (status: OrderStatus) =>
      (await renderWith(aTab(), <OpeningHatch status={status} dishes={[]} />)).container.querySelector(
        'svg.lucide-x',
      );
    expect(await hatch('rollbacked')).not.toBeNull();
    expect(await hatch('added')).toBeNull();
  });

  it('shows the dishes alone behind the open hatch: a cold drink does not steam [DEC-150]', async () => {
    const hatch = <OpeningHatch status="done" dishes={['/api/images/cola?v=1']} />;
    const { container } = await renderWith(aTab(), hatch);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('svg')).toBeNull();
  });

  it("shows step and number in the tab's title, and none of it for a cancelled order or on leaving", async () => {
    const tab = aTab();
    tab.orders.setSeen(ORDER, { details: loaded(anOrderDetails({ orderId: ORDER })), status: 'started' });
    const model = new OrderViewModel(
      { ...tab, images, connection: new ConnectionStore() },
      must(matchRoute(`/order/${ORDER}`)),
    );
    const { unmount } = await renderWith(tab, <OrderHead model={model} />);
    expect(tab.subjects.subject).toBe('Lagas: 42');
    act(() => tab.orders.setSeen(ORDER, { status: 'done' }));
    expect(tab.subjects.subject).toBe('Klar: 42');
    act(() => tab.orders.setSeen(ORDER, { status: 'rollbacked' }));
    expect(tab.subjects.subject).toBeUndefined();
    act(() => tab.orders.setSeen(ORDER, { status: 'done' }));
    unmount();
    expect(tab.subjects.subject).toBeUndefined();
  });

  it.each([
    [shopId(1), 'meatballs.png'],
    [shopId(2), undefined],
  ])(
    'shows an ordered dish of shop 1 behind the shutter, with the menu of shop %i',
    async (menuShop, file) => {
      const tab = aTab();
      const dish = anArticle({ imageUrl: 'meatballs.png' });
      tab.shops.setShop(aShop({ id: menuShop }));
      tab.menus.setMenu(
        menuShop,
        loaded({ menu: aMenu({ shopId: menuShop, items: [dish] }), language: 'sv', loadedAt: NOON }),
      );
      tab.orders.setSeen(ORDER, { details: loaded(anOrderDetails({ orderId: ORDER })), status: 'started' });
      const model = new OrderViewModel(
        { ...tab, images, connection: new ConnectionStore() },
        must(matchRoute(`/order/${ORDER}`)),
      );
      const { container } = await renderWith(tab, <OrderHead model={model} />);
      const shown = container.querySelector('img')?.getAttribute('src') ?? undefined;
      expect(shown?.split('?')[0]).toBe(file);
    },
  );

  it('shows the dishes of three lines, each once, without those whose picture is not there', async () => {
    const tab = aTab();
    const codes = ['a', 'b', 'c', 'd'].map(articleCode);
    const items = codes.map((code) => anArticle({ code, imageUrl: `${code}.png` }));
    tab.shops.setShop(aShop());
    tab.menus.setMenu(
      shopId(1),
      loaded({ menu: aMenu({ shopId: shopId(1), items }), language: 'sv', loadedAt: NOON }),
    );
    const [line] = anOrderDetails().items;
    const ordered = [...codes.slice(0, 1), ...codes].map((code) => ({ ...must(line), code }));
    const details = anOrderDetails({ orderId: ORDER, items: ordered });
    tab.orders.setSeen(ORDER, { details: loaded(details), status: 'started' });
    const model = new OrderViewModel(
      { ...tab, images, connection: new ConnectionStore() },
      must(matchRoute(`/order/${ORDER}`)),
    );
    const { container } = await renderWith(tab, <OrderHead model={model} />);
    const shown = () =>
      [...container.querySelectorAll('img')].map((img) => img.getAttribute('src')?.split('?')[0]);
    expect(shown()).toEqual(['a.png', 'b.png', 'c.png']);
    fireEvent.error(must([...container.querySelectorAll('img')][0]));
    expect(shown()).toEqual(['b.png', 'c.png']);
  });

  it('shows the time of the last update, and announces only a lost connection [PAIN-58]', async () => {
    const tab = await drawn();
    tab.server.gateway.move(ORDER, 'added');
    await act(() => tab.clock.advance(60_000));
    expect(screen.getByText(/Uppdateras av sig själv/)).toBeDefined();
    expect(readOut()).toBe('');
    tab.server.gateway.script.failure = { kind: 'unreachable', isTimeout: false };
    tab.server.gateway.breakStreams(ORDER);
    await act(() => tab.clock.advance(FOLLOW_AGAIN_MS));
    expect(readOut()).not.toBe('');
    tab.server.gateway.script.failure = undefined;
    await act(() => tab.clock.advance(FOLLOW_AGAIN_MS));
    expect(readOut()).toBe('');
    expect(screen.getByText(/Uppdateras av sig själv/)).toBeDefined();
  });
});
