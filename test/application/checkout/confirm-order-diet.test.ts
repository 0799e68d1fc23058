import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCoveredBy, NO_DIET_FILTER, wishCount } from '@/domain/menu/diets';
import type { DietQuestion } from '@/domain/order/diet-question';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { aBrowser, aServer, type Browser, type Server, type Tab } from '@test/support/an-app';
import { orderId } from '@test/support/builders/order-ids';
import { runs } from '@test/support/properties/runs';
import { atCheckout, NO_CONTACT, twoTabsAtCheckout } from '@test/support/at-checkout';

describe('ConfirmOrder', () => {
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

    it('never places a dish that does not suit but after yes to the question about exactly these [DEC-121]', async () => {
      const [satay, tea] = [articleCode('satay'), articleCode('tea')];
      const items = [
        anArticle({ allergens: [] }),
        anArticle({ code: satay, allergens: ['peanuts'] }),
        anArticle({ code: tea, allergens: [] }),
      ];
      const step = fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(satay, 'answer') },
        fc.constantFrom('peanuts', tea, 'fewer', 'confirm', 'lose', 'otherTab'),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          let [tab, other] = twoTabsAtCheckout();
          const { gateway, menus } = tab.server;
          menus.all = [aMenu({ items })];
          let question: DietQuestion | undefined;
          for (const [index, name] of ['peanuts', satay, ...steps].entries()) {
            if (name === 'otherTab') [tab, other] = [other, tab];
            if (name === 'peanuts') tab.dietFilters.toggleAllergen('peanuts');
            if (name === satay || name === tea) {
              const article = { code: articleCode(name), price: amount('119') };
              tab.changeBasket.put(aBasketItem({ id: itemId(`more-${index}`), article }));
            }
            const first = tab.baskets.items[0];
            if (name === 'fewer' && first !== undefined)
              tab.changeBasket.apply({ kind: 'decrease', itemId: first.id });
            if (name === 'lose') gateway.script.loseNextAnswer();
            if (name !== 'confirm' && name !== 'answer') continue;

            const accepted = name === 'answer' ? question : undefined;
            const before = gateway.orders.length;
            const running = tab.confirmOrder.confirm(NO_CONTACT, { accepted });
            await tab.clock.advance(30_000);
            const outcome = await running;
            if (outcome.kind === 'unsuitable') ({ question } = outcome);
            const avoidsPeanuts = tab.storedValues.dietFilter.load()?.withoutAllergens.includes('peanuts');
            for (const { request } of gateway.orders.slice(before)) {
              const unsuitable = request.items.filter(({ code }) => code === satay);
              if (avoidsPeanuts !== true || unsuitable.length === 0) continue;
              expect(accepted?.lines.map(({ item }) => [item.article.code, item.quantity])).toEqual(
                unsuitable.map(({ code, quantity }) => [code, quantity]),
              );
            }
          }
        }),
        { numRuns: runs(300) },
      );
    });
  });
});
