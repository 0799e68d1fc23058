import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { IDLE, loaded } from '@/application/shared/loadable';
import type { Basket } from '@/domain/basket/basket';
import { isCoveredBy, NO_DIET_FILTER, wishCount } from '@/domain/menu/diets';
import type { DietQuestion } from '@/domain/order/diet-question';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import { addMs, type Instant } from '@/domain/shared/instant';
import { err } from '@/domain/shared/result';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { amount, shopId, spotId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { aBrowser, aServer, aTab, type Browser, type Server, type Tab } from '@test/support/an-app';
import { orderId } from '@test/support/builders/order-ids';
import { runs } from '@test/support/properties/runs';

const NO_CONTACT = { email: '', phoneNumber: '' };
const LOST = { kind: 'unreachable', isTimeout: true } as const;

function atCheckout(server?: Server, browser?: Browser): Tab {
  const tab = aTab(server, browser);
  tab.shops.setShop(aShop());
  if (tab.baskets.count === 0) tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  return tab;
}

function twoTabsAtCheckout(): readonly [Tab, Tab] {
  const [server, browser] = [aServer(), aBrowser()];
  const [one, two] = [atCheckout(server, browser), atCheckout(server, browser)];
  return [one, two];
}

describe('ConfirmOrder', () => {
  it('places the order and returns that it is to be paid', async () => {
    const tab = atCheckout();
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(tab.server.gateway.orders[0]?.request).toMatchObject({
      shopId: 1,
      orderType: 'TakeAway',
      items: [{ code: 'meatballs', quantity: 1 }],
    });
    expect(tab.orders.intent?.state.kind).toBe('placed');
    expect(tab.baskets.count).toBe(1);
  });

  it('stores the confirmation before the first request', async () => {
    const tab = atCheckout();
    const letGo = tab.server.gateway.script.holdNext();
    const running = tab.confirmOrder.confirm(NO_CONTACT);
    await tab.clock.settle();
    const { place } = tab.server.gateway;
    expect(place).toBeDefined();
    expect(tab.storedValues.orders.load()?.intent?.state.kind).toBe('sending');
    letGo();
    await running;
  });

  it('returns all errors and sends nothing', async () => {
    const tab = atCheckout();
    expect(await tab.confirmOrder.confirm({ email: 'nobody', phoneNumber: '1' })).toEqual({
      kind: 'incomplete',
      fieldErrors: [
        { field: 'email', problem: 'invalid' },
        { field: 'phoneNumber', problem: 'invalid' },
      ],
    });
    expect(tab.server.gateway.script.calls).toEqual([]);
  });

  describe('sends nothing that could not be checked [DEC-10]', () => {
    const TABLE = aDeliverySpot({ orderType: 'DineInPlace' });

    function dineIn(chosen: Partial<Basket>, spots: readonly DeliverySpot[] = [TABLE]): Tab {
      const tab = atCheckout();
      tab.server.spots.byShop.set(shopId(1), spots);
      tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ orderType: 'DineInPlace', ...chosen }) });
      return tab;
    }

    async function fieldErrors(tab: Tab) {
      const outcome = await tab.confirmOrder.confirm(NO_CONTACT);
      expect(tab.server.gateway.script.calls).toEqual([]);
      return outcome.kind === 'incomplete' ? outcome.fieldErrors : outcome.kind;
    }

    it('not with a spot that the shop does not have', async () => {
      expect(await fieldErrors(dineIn({ spotId: spotId(999) }))).toEqual([
        { field: 'spot', problem: 'unavailable' },
      ]);
    });

    it('not with a spot of the other order type', async () => {
      expect(await fieldErrors(dineIn({ orderType: 'TakeAway', spotId: TABLE.id }))).toEqual([
        { field: 'spot', problem: 'unavailable' },
      ]);
    });

    it('not with a spot that was removed since it was chosen', async () => {
      const tab = dineIn({ spotId: TABLE.id });
      await tab.loadSpots.load(shopId(1));
      tab.server.spots.byShop.set(shopId(1), []);
      await tab.loadSpots.load(shopId(1));
      expect(await fieldErrors(tab)).toEqual([{ field: 'spot', problem: 'unavailable' }]);
    });

    it('not to eat here while the spots cannot be loaded', async () => {
      const tab = dineIn({});
      tab.server.spots.script.failure = LOST;
      expect(await fieldErrors(tab)).toEqual([{ field: 'spot', problem: 'notLoaded' }]);
    });

    it('not while the settings cannot be loaded', async () => {
      const tab = atCheckout();
      tab.settings.setLoading(IDLE);
      tab.server.settingsSource.script.failure = LOST;
      expect(await fieldErrors(tab)).toEqual([{ field: 'settings', problem: 'notLoaded' }]);
    });

    it('not by an order type that the settings do not enable', async () => {
      const tab = atCheckout();
      tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, orderTypes: ['DineInPlace'] }));
      expect(await fieldErrors(tab)).toEqual([{ field: 'orderType', problem: 'unavailable' }]);
    });

    it('but loads settings and spots that are missing, and then asks for what they require', async () => {
      const tab = dineIn({});
      const { current } = tab.server.settingsSource;
      tab.server.settingsSource.current = {
        ...current,
        orders: { requireEmail: true, requirePhoneNumber: false },
      };
      tab.settings.setLoading(IDLE);
      expect(await fieldErrors(tab)).toEqual([
        { field: 'spot', problem: 'missing' },
        { field: 'email', problem: 'missing' },
      ]);
    });

    it('not with what another tab changed while shop and menu were asked', async () => {
      const tab = dineIn({ spotId: TABLE.id });
      const letGo = tab.server.menus.script.holdNext();
      const confirming = tab.confirmOrder.confirm(NO_CONTACT);
      await tab.clock.settle();
      tab.changeBasket.apply({ kind: 'chooseSpot', spotId: spotId(999) });
      letGo();
      expect(await confirming).toEqual({
        kind: 'incomplete',
        fieldErrors: [{ field: 'spot', problem: 'unavailable' }],
      });
      expect(tab.server.gateway.script.calls).toEqual([]);
    });

    it('and continues as soon as they are loaded', async () => {
      const tab = dineIn({ spotId: TABLE.id });
      tab.server.spots.script.failNext(LOST);
      await tab.confirmOrder.confirm(NO_CONTACT);
      expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    });
  });

  it('loads the shop again, and sends nothing to one that accepts no orders', async () => {
    const tab = atCheckout();
    tab.server.catalog.all = [aShop({ status: 'paused' })];
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toMatchObject({
      kind: 'shopNotOrderable',
      shop: { status: 'paused' },
    });
    expect(tab.server.gateway.script.calls).toEqual([]);
  });

  it('returns higher prices before anything is sent', async () => {
    const tab = atCheckout();
    tab.server.menus.all = [aMenu({ items: [anArticle({ price: amount('129') })] })];
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toMatchObject({
      kind: 'menuChanged',
      diff: { priceRises: [{}] },
    });
    expect(tab.server.gateway.script.calls).toEqual([]);
  });

  it('returns another total of the server', async () => {
    const tab = atCheckout();
    tab.server.gateway.totalOf = () => amount('120');
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({
      kind: 'totalDiffers',
      orderId: 'order-1',
      shown: amount('119'),
      charged: amount('120'),
    });
  });

  it('shares a confirmation under way: five taps, one request', async () => {
    const tab = atCheckout();
    const taps = [1, 2, 3, 4, 5].map(() => tab.confirmOrder.confirm(NO_CONTACT));
    expect(new Set(await Promise.all(taps)).size).toBe(1);
    expect(tab.server.gateway.script.calls).toHaveLength(1);
  });

  it('repeats with the same key when the answer is lost: one order', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.loseNextAnswer();
    const running = tab.confirmOrder.confirm(NO_CONTACT);
    await tab.clock.advance(1_000);
    expect(await running).toEqual({ kind: 'placed', orderId: 'order-1' });
    const [first, second] = tab.server.gateway.script.calls;
    expect(second).toBe(first);
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it('ends unanswered when no answer arrives, and a later attempt is the same order', async () => {
    const tab = atCheckout();
    for (let each = 0; each < 4; each += 1) tab.server.gateway.script.loseNextAnswer();
    const running = tab.confirmOrder.confirm(NO_CONTACT);
    await tab.clock.advance(60_000);
    expect(await running).toEqual({ kind: 'unanswered', isUnreadable: false });
    expect(tab.orders.intent?.state.kind).toBe('sending');
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it.each([
    [500, 1],
    [503, 4],
  ])(
    'ends unanswered after errors of the server (%i) alone, and a later attempt has the same key',
    async (status, times) => {
      const tab = atCheckout();
      for (let each = 0; each < times; each += 1) tab.server.gateway.script.failNext(refusal(status));
      const running = tab.confirmOrder.confirm(NO_CONTACT);
      await tab.clock.advance(60_000);
      expect(await running).toEqual({ kind: 'unanswered', isUnreadable: false });
      expect(tab.orders.intent?.state.kind).toBe('sending');
      expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
      expect(new Set(tab.server.gateway.script.calls).size).toBe(1);
    },
  );

  it('sends the time that the visitor read, and none of another shop [DEC-95]', async () => {
    for (const [id, isSent] of [
      [1, true],
      [2, false],
    ] as const) {
      const tab = atCheckout();
      tab.shops.setShop(aShop({ id: shopId(id), readyInMinutes: 15 }));
      const shown = tab.shops.promise(tab.clock.now());
      expect(shown).toBeDefined();
      await tab.confirmOrder.confirm(NO_CONTACT);
      expect(tab.server.gateway.orders[0]?.request.readyAt).toBe(isSent ? shown : undefined);
    }
  });

  it('sends the confirmation of another tab where the server has that one under the same key', async () => {
    const tab = atCheckout();
    const { gateway } = tab.server;
    const place = gateway.place.bind(gateway);
    const times: Instant[] = [];
    const earlier = addMs(tab.clock.now(), -5);
    gateway.place = (request, key) => {
      times.push(request.pickupTime);
      if (times.length > 1) return place(request, key);
      const stored = must(tab.storedValues.orders.load());
      const intent = must(stored.intent);
      const twin = { ...intent, request: { ...intent.request, pickupTime: earlier } };
      tab.storedValues.orders.save({ ...stored, intent: twin });
      return Promise.resolve(err(refusal(422, 'idempotency-key-reused')));
    };
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(times).toEqual([tab.clock.now(), earlier]);
  });

  it('reports an answer that lacks something, and keeps the confirmation [DEC-137]', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.failNext({ kind: 'malformed', path: 'pickupTime' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'unanswered', isUnreadable: true });
    expect(tab.orders.intent?.state.kind).toBe('sending');
    expect(tab.reporter.reported.map(({ id, message }) => `${id} ${message}`).join()).toContain('pickupTime');
  });

  it('takes a page of something before the server for no answer', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.failNext({ kind: 'malformed', path: '' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'unanswered', isUnreadable: false });
  });

  it('continues a stored confirmation after a reload', async () => {
    const [server, browser] = [aServer(), aBrowser()];
    const before = atCheckout(server, browser);
    for (let each = 0; each < 4; each += 1) server.gateway.script.loseNextAnswer();
    const running = before.confirmOrder.confirm(NO_CONTACT);
    await server.clock.advance(60_000);
    await running;
    before.stop();
    const after = aTab(server, browser);
    after.restoreStoredValues.restore();
    after.shops.setShop(aShop());
    await server.clock.advance(60_000);
    expect(await after.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(server.gateway.orders).toHaveLength(1);
  });

  it('keeps the basket after a refusal, and the next confirmation is a new one', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.failNext(refusal(409, 'shop-closed', { family: 'order' }));
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toMatchObject({
      kind: 'refused',
      failure: { code: 'shop-closed' },
    });
    expect([tab.baskets.count, tab.orders.intent]).toEqual([1, undefined]);
    await tab.confirmOrder.confirm(NO_CONTACT);
    const [first, second] = tab.server.gateway.script.calls;
    expect(second).not.toBe(first);
  });

  it('makes another order of an edited basket', async () => {
    const tab = atCheckout();
    await tab.confirmOrder.confirm(NO_CONTACT);
    tab.changeBasket.apply({ kind: 'writeNote', note: 'No onions' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-2' });
  });

  it('queries a started payment first', async () => {
    const tab = atCheckout();
    await tab.confirmOrder.confirm(NO_CONTACT);
    const started = await tab.startPayment.start(tab.server.gateway.orders[0]!.placed.orderId, shopId(1));
    if (started.ok) tab.server.payments.settle(started.value.paymentId, 'reserved');
    tab.changeBasket.apply({ kind: 'writeNote', note: 'No onions' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'alreadyPaid', orderId: 'order-1' });
    expect(tab.server.gateway.orders).toHaveLength(1);
    expect(tab.baskets.count).toBe(0);
  });

  it('places one order from two tabs that confirm in the same tick, in both orders of their answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(5), async (s, drift) => {
        const [one, two] = twoTabsAtCheckout();
        const place = one.server.gateway.place.bind(one.server.gateway);
        one.server.gateway.place = s.scheduleFunction(place);
        const running = [one.confirmOrder.confirm(NO_CONTACT)];
        await one.clock.advance(drift);
        running.push(two.confirmOrder.confirm(NO_CONTACT));
        const outcomes = await s.waitFor(Promise.all(running));
        expect(outcomes).toEqual([
          { kind: 'placed', orderId: 'order-1' },
          { kind: 'placed', orderId: 'order-1' },
        ]);
        expect(one.server.gateway.orders).toHaveLength(1);
        expect([one, two].map((tab) => tab.orders.intent?.state.kind)).toEqual(['placed', 'placed']);
      }),
    );
  });

  it('continues when the browser refuses storage', async () => {
    const tab = atCheckout();
    tab.storedValues.orders.isRefusing = true;
    tab.storedValues.basket.isRefusing = true;
    expect((await tab.confirmOrder.confirm(NO_CONTACT)).kind).toBe('placed');
  });

  it('repeats a lost request, however often each answer is lost: never more than one order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('lost', 'unreachable', 'fine'), { maxLength: 12 }),
        async (fates) => {
          const tab = atCheckout();
          for (const fate of fates) {
            if (fate === 'lost') tab.server.gateway.script.loseNextAnswer();
            if (fate === 'unreachable') tab.server.gateway.script.failNext(LOST);
            const running = tab.confirmOrder.confirm(NO_CONTACT);
            await tab.clock.advance(30_000);
            await running;
          }
          expect(tab.server.gateway.orders.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: runs(50) },
    );
  });
});

describe('the basket of a paid order', () => {
  it('loses exactly what was ordered, while another tab adds', async () => {
    const [one, two] = twoTabsAtCheckout();
    await one.confirmOrder.confirm(NO_CONTACT);
    const { orderId } = one.server.gateway.orders[0]!.placed;
    const started = await one.startPayment.start(orderId, shopId(1));
    two.changeBasket.put(aBasketItem({ id: itemId('more'), quantity: 2 }));
    if (started.ok) one.server.payments.settle(started.value.paymentId, 'reserved');
    await one.checkPayment.check(orderId, new AbortController().signal);
    expect(two.baskets.count).toBe(2);
    expect(one.baskets.basket).toEqual(two.baskets.basket);
    expect(one.baskets.seed).not.toBe(basketSeed('A'));
  });

  describe('where the guest declared what the dishes do not suit [PAIN-54]', () => {
    /** The menu's meatballs are not declared. */
    function declaring(server?: Server, browser?: Browser): Tab {
      const tab = atCheckout(server, browser);
      tab.dietFilters.toggleAllergen('peanuts');
      return tab;
    }

    async function asked(tab: Tab): Promise<DietQuestion> {
      const outcome = await tab.confirmOrder.confirm(NO_CONTACT);
      return outcome.kind === 'unsuitable' ? outcome.question : expect.unreachable(outcome.kind);
    }

    it('places nothing, and asks about these lines', async () => {
      const tab = declaring();
      expect((await asked(tab)).lines).toMatchObject([{ item: { article: { code: 'meatballs' } } }]);
      expect(tab.server.gateway.orders).toEqual([]);
      expect(tab.orders.intent).toBeUndefined();
    });

    it('places the order once it is answered, and tells the kitchen what was declared', async () => {
      const tab = declaring();
      const accepted = await asked(tab);
      expect(await tab.confirmOrder.confirm(NO_CONTACT, { accepted })).toMatchObject({ kind: 'placed' });
      expect(tab.server.gateway.orders[0]?.request.dietaryNeeds).toEqual({
        ...{ diets: [], withoutAllergens: ['peanuts'] },
      });
    });

    it('asks again after the basket or the declaration has changed', async () => {
      const tab = declaring();
      const accepted = await asked(tab);
      tab.changeBasket.put(aBasketItem({ id: itemId('more') }));
      expect(await tab.confirmOrder.confirm(NO_CONTACT, { accepted })).toMatchObject({ kind: 'unsuitable' });
      const quantity = tab.baskets.items[0]?.quantity;
      expect(quantity).toBe(2);
      tab.changeBasket.apply({ kind: 'decrease', itemId: itemId('line-1') });
      tab.dietFilters.toggleDiet('vegan');
      expect(await tab.confirmOrder.confirm(NO_CONTACT, { accepted })).toMatchObject({ kind: 'unsuitable' });
      expect(tab.server.gateway.orders).toEqual([]);
    });

    it('asks nothing where the dishes are declared to suit, and tells the kitchen only on request', async () => {
      const suiting = async (isShared: boolean) => {
        const tab = declaring();
        tab.server.menus.all = [aMenu({ items: [anArticle({ allergens: [], diets: [] })] })];
        await tab.confirmOrder.confirm(NO_CONTACT, { isShared });
        return tab.server.gateway.orders[0]?.request.dietaryNeeds;
      };
      expect(await suiting(false)).toBeUndefined();
      expect(await suiting(true)).toEqual({ diets: [], withoutAllergens: ['peanuts'] });
    });

    it('asks again before a payment for what was declared after the order was placed', async () => {
      const tab = atCheckout();
      await tab.confirmOrder.confirm(NO_CONTACT);
      tab.dietFilters.toggleAllergen('peanuts');
      const order = orderId('order-1');
      expect(await tab.startPayment.start(order, shopId(1))).toEqual({
        ...{ ok: false, error: { kind: 'dietUnanswered' } },
      });
      expect(tab.server.payments.payments).toEqual([]);
      expect((await tab.startPayment.start(order, shopId(1), true)).ok).toBe(true);
    });

    it('asks in every tab of the device, also in one that the declaration has not reached yet [DEC-155]', async () => {
      const [one, two] = twoTabsAtCheckout();
      one.dietFilters.toggleAllergen('peanuts');
      two.dietFilters.clear();
      two.storedValues.dietFilter.save({ diets: [], withoutAllergens: ['peanuts'] });
      expect((await asked(two)).declared.withoutAllergens).toEqual(['peanuts']);
      expect(two.dietFilters.filter.withoutAllergens).toEqual(['peanuts']);
      expect(two.server.gateway.orders).toEqual([]);
    });

    it('asks in a tab that is opened after the one that declared was closed', async () => {
      const [server, browser] = [aServer(), aBrowser()];
      declaring(server, browser).stop();
      await asked(atCheckout(server, browser));
      expect(server.gateway.orders).toEqual([]);
    });

    it('never starts a payment without the question, however and in whichever tab a guest gets there', async () => {
      const step = fc.constantFrom(
        'peanuts',
        'vegan',
        'more',
        'confirm',
        'answer',
        'pay',
        'payAnyway',
        'lose',
        'otherTab',
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          const tabs = twoTabsAtCheckout();
          let [tab, other] = tabs;
          let open: DietQuestion | undefined;
          /** What each answered question was about, and whether the payment page was answered. */
          let answered: readonly string[] = [];
          for (const [index, name] of steps.entries()) {
            // What any tab of the device declared counts in all of them.
            const filter = tabs[0].storedValues.dietFilter.load() ?? NO_DIET_FILTER;
            const paymentsBefore = tab.server.payments.payments.length;
            if (name === 'otherTab') [tab, other] = [other, tab];
            if (name === 'peanuts') tab.dietFilters.toggleAllergen('peanuts');
            if (name === 'vegan') tab.dietFilters.toggleDiet('vegan');
            if (name === 'more') tab.changeBasket.put(aBasketItem({ id: itemId(`more-${index}`) }));
            if (name === 'lose') tab.server.gateway.script.loseNextAnswer();
            if (name === 'confirm' || name === 'answer') {
              const accepted = name === 'answer' ? open : undefined;
              if (accepted !== undefined) answered = [...answered, JSON.stringify(accepted.declared)];
              const running = tab.confirmOrder.confirm(NO_CONTACT, { accepted });
              await tab.clock.advance(30_000);
              const outcome = await running;
              open = outcome.kind === 'unsuitable' ? outcome.question : undefined;
            }
            if (name === 'pay' || name === 'payAnyway') {
              const running = tab.startPayment.start(orderId('order-1'), shopId(1), name === 'payAnyway');
              await tab.clock.advance(30_000);
              await running;
            }
            const isPaymentNew = tab.server.payments.payments.length > paymentsBefore;
            const isAnswered =
              wishCount(filter) === 0 ||
              name === 'payAnyway' ||
              answered.some((each) => isCoveredBy(filter, JSON.parse(each)));
            if (isPaymentNew) expect(isAnswered).toBe(true);
          }
        }),
        { numRuns: runs(300) },
      );
    });
  });
});
