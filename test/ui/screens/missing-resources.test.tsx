import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import type { DirectResponse, DirectCall, DirectFailure } from '@/adapters/http/direct-adapter';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { startBackgroundServices } from '@/application/app/start-background-services';
import { OrderStore } from '@/application/orders/order-store';
import { SessionStore } from '@/application/account/session-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { LoadSettings } from '@/application/settings/load-settings';
import { buildPath } from '@/domain/navigation/build-path';
import type { RouteName } from '@/domain/navigation/route';
import type { Texts } from '@/domain/ports/texts';
import { wait } from '@/domain/ports/clock';
import { fetchScreen } from '@/ui/app/later-screens';
import { ServicesContext } from '@/ui/view-model/services';
import { preloadScreen } from '@/ui/app/screens';
import { aBasket } from '@test/support/builders/a-basket';
import { aMember } from '@test/support/builders/a-member';
import { aMenu } from '@test/support/builders/a-menu';
import { aRoute, someSettings } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { aReceipt } from '@test/support/builders/a-receipt';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { shopId } from '@test/support/builders/ids';
import { orderId } from '@test/support/builders/order-ids';
import { sv } from '@test/support/catalogues';
import { toMenuDto, toOrderDetailsDto, toSettingsDto, toShopDto } from '@test/support/http/to-dto';
import { ManualClock } from '@test/support/memory/manual-clock';

/** What a server in order answers, by path. */
const GOOD: Readonly<Record<string, unknown>> = {
  '/api/settings': toSettingsDto(someSettings({ orders: { requireEmail: true, requirePhoneNumber: false } })),
  '/api/shops': [toShopDto(aShop()), toShopDto(aShop({ id: shopId(2), name: 'Lucka Vasastan' }))],
  '/api/shops/1': toShopDto(aShop()),
  '/api/shops/1/menu': toMenuDto(aMenu()),
  '/api/shops/1/delivery-spots': [{ id: 4, name: 'Table 4', orderType: 'DineInPlace' }],
  '/api/order/order-1': 'Added',
  '/api/order/order-1/details': toOrderDetailsDto(anOrderDetails({ receipt: aReceipt({ number: '42-1' }) })),
};

const answer = (status: number, body: string): DirectResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

/** As one that answers each query with the whole list of shops. */
function good(address: string): DirectResponse {
  const [path = ''] = address.split('?');
  return path in GOOD ? answer(200, JSON.stringify(GOOD[path])) : answer(404, '{}');
}

type Fate = (clock: ManualClock, path: string) => Promise<DirectResponse | DirectFailure>;

const FAULTS = {
  'answers 500': () => Promise.resolve(answer(500, '{}')),
  'times out': async (clock) => {
    await wait(clock, 10_000);
    return 'timedOut';
  },
  'answers what cannot be read': () => Promise.resolve(answer(200, '<!doctype html>')),
  'is offline': () => Promise.resolve('lost'),
} satisfies Record<string, Fate>;

const slow: Fate = async (clock, path) => {
  await wait(clock, 8_000);
  return good(path);
};

interface Row {
  readonly resource: string;
  readonly name: RouteName;
  readonly path: string;
  /** What shows that the resource is there. */
  readonly isThere: () => unknown;
  readonly isMember?: boolean;
}

const shown = (text: string | RegExp) => () => screen.queryAllByText(text).length > 0;
const SETTINGS = '/api/settings';
const SHOPS = '/api/shops';
const MENU = '/api/shops/1/menu';
const SPOTS = '/api/shops/1/delivery-spots';
const ORDER = '/api/order/order-1/details';

/** Each resource with each screen that cannot do without it. */
const ROWS: readonly Row[] = [
  { resource: SETTINGS, name: 'shopPage', path: '/shop/1/order-type', isThere: shown('Ta med') },
  {
    resource: SETTINGS,
    name: 'checkoutPage',
    path: '/shop/1/checkout',
    isThere: () => screen.queryByRole('textbox', { name: /E-post/ }),
  },
  { resource: SHOPS, name: 'home', path: '/', isThere: shown('Lucka Vasastan') },
  {
    resource: SHOPS,
    name: 'favorites',
    path: '/favorites',
    isThere: shown('Lucka Vasastan'),
    isMember: true,
  },
  { resource: SHOPS, name: 'register', path: '/register', isThere: shown('Lucka Vasastan') },
  { resource: MENU, name: 'menuPage', path: '/shop/1/menu/lunch', isThere: shown('Meatballs') },
  {
    resource: MENU,
    name: 'menuArticlePage',
    path: '/shop/1/menu/lunch/articles/meatballs',
    isThere: shown('Meatballs'),
  },
  {
    resource: MENU,
    name: 'suggestedArticlesPage',
    path: '/shop/1/menu/suggested-articles/meatballs',
    isThere: shown('Till menyn'),
  },
  { resource: MENU, name: 'favorites', path: '/favorites', isThere: shown('Meatballs'), isMember: true },
  { resource: MENU, name: 'checkoutPage', path: '/shop/1/checkout', isThere: shown('Meatballs') },
  {
    resource: SPOTS,
    name: 'checkoutPage',
    path: '/shop/1/checkout',
    isThere: () => screen.queryByRole('option', { name: 'Table 4' }),
  },
  { resource: ORDER, name: 'orderPage', path: '/order/order-1', isThere: shown('42') },
  { resource: ORDER, name: 'receiptPage', path: '/order/order-1/receipt', isThere: shown('42-1') },
  { resource: ORDER, name: 'ordersPage', path: '/orders', isThere: shown('42') },
  {
    resource: ORDER,
    name: 'paymentPage',
    path: buildPath.paymentPage(shopId(1), orderId('order-1')),
    isThere: shown(/119/),
  },
];

/** A screen of the composed program on the real client, with a server where one resource fails. */
async function open({ resource, name, path, isMember = false }: Row, fault: Fate) {
  const [clock, connection, texts] = [new ManualClock(), new MemoryConnection(), new MemoryTexts({ sv })];
  await texts.load('sv');
  const server = { fault: fault as Fate | undefined };
  const direct = (call: DirectCall) =>
    call.path.split('?')[0] === resource && server.fault !== undefined
      ? server.fault(clock, call.path)
      : Promise.resolve(good(call.path));
  const program = composeHeadless({
    ...{ baseUrl: 'http://localhost', clock, connection, direct, random: () => 0.5 },
    texts: texts satisfies Texts,
    randomness: new SeededRandomness(1),
  });
  program.get(ShopStore).setShop(aShop());
  const order = aTrackedOrder();
  program.get(OrderStore).setTracked(someTrackedOrders({ paid: [order] }));
  const basket = aBasket({ orderType: resource === SPOTS ? 'DineInPlace' : 'TakeAway' });
  program.get(ChangeBasket).apply({ kind: 'restore', basket });
  const favorites = [
    { type: 'shop', code: '2' },
    { type: 'article', code: 'meatballs' },
  ] as const;
  const user = isMember ? aMember({ favorites }) : undefined;
  program.get(SessionStore).setSession({ user, isAuthenticated: isMember, loading: false });
  void program.get(LoadSettings).load();
  const stop = startBackgroundServices(program);
  const Screen = name === 'home' ? await preloadScreen(name) : await fetchScreen(name);
  const advance = (ms: number) => act(() => clock.advance(ms));
  await act(async () => {
    render(
      <ServicesContext value={program}>
        <MemoryRouter>
          <Screen route={aRoute(path)} />
        </MemoryRouter>
      </ServicesContext>,
    );
    await clock.settle();
  });
  const leave = () => {
    cleanup();
    stop();
  };
  return { clock, connection, server, advance, leave, program };
}

const retryButton = () => screen.queryByRole('button', { name: /Försök igen/ });
/** The list of orders has no button: each order is shown without what is missing, as a link to its page. */
const hasRetry = ({ name }: Row) => name !== 'ordersPage' && name !== 'paymentPage';

/** The faults in turn: all of them on every screen would show again what test/adapters/http shows of the client. */
const ROWS_WITH_FAULTS = ROWS.map((row, index) => {
  const all = Object.entries(FAULTS);
  const [what, fault] = all[index % all.length]!;
  return { ...row, what, fault };
});

describe.each(ROWS_WITH_FAULTS)('$name without $resource [DEC-11]', (row) => {
  it(`shows that it is missing and loads it again: ${row.what}`, async () => {
    const { server, advance, leave } = await open(row, row.fault);
    await advance(11_000);
    expect(row.isThere()).toBeFalsy();
    if (hasRetry(row)) expect(retryButton()).toBeTruthy();
    server.fault = undefined;
    await advance(41_000);
    expect(row.isThere()).toBeTruthy();
    expect(retryButton()).toBeNull();
    leave();
  });

  it('shows that it is loading while the response is slow', async () => {
    const { advance, leave } = await open(row, slow);
    await advance(4_000);
    expect(row.isThere()).toBeFalsy();
    expect(retryButton()).toBeNull();
    expect(document.querySelectorAll('[role="status"], [aria-busy="true"]').length).toBeGreaterThan(0);
    await advance(4_500);
    expect(row.isThere()).toBeTruthy();
    leave();
  });

  it('loads it as soon as the network is back', async () => {
    const { connection, server, advance, leave } = await open(row, FAULTS['is offline']);
    await advance(8_500);
    connection.setOnline(false);
    server.fault = undefined;
    connection.setOnline(true);
    await advance(100);
    expect(row.isThere()).toBeTruthy();
    leave();
  });

  it.runIf(hasRetry(row))('keeps the retry in its place while it is loaded again by itself', async () => {
    const { advance, leave } = await open(row, async (clock) => {
      await wait(clock, 5_000);
      return answer(500, '{}');
    });
    await advance(6_000);
    const retry = retryButton();
    expect(retry).toBeTruthy();
    await advance(3_000);
    expect(retry?.isConnected).toBe(true);
    leave();
  });

  it.runIf(hasRetry(row))('loads it when the retry is pressed', async () => {
    const { clock, server, advance, leave } = await open(row, FAULTS['answers 500']);
    await advance(8_500);
    server.fault = undefined;
    const retry = retryButton();
    await act(async () => {
      if (retry !== null) fireEvent.click(retry);
      await clock.settle();
    });
    expect(row.isThere()).toBeTruthy();
    leave();
  });
});
