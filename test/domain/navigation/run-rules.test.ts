import fc from 'fast-check';
import { applyOperation } from '@/domain/basket/basket-operation';
import { describe, expect, it } from 'vitest';
import type { Basket } from '@/domain/basket/basket';
import { NAVIGATION_RULES, ROUTE_RULES } from '@/domain/navigation/navigation-rules';
import type { NavigationFacts, NavigationRule } from '@/domain/navigation/navigation-context';
import {
  goOn,
  redirectTo,
  type NavigationEffect,
  type NavigationRequirement,
} from '@/domain/navigation/navigation-step';
import type { QueryForBasket } from '@/domain/navigation/read-query';
import { runRules, type NavigationHost } from '@/domain/navigation/run-rules';
import { aBasket } from '@test/support/builders/a-basket';
import { aNavigation, aRoute, aSession } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { shopId, spotId } from '@test/support/builders/ids';
import { runs } from '@test/support/properties/runs';

const never = new AbortController().signal;

/** A host in which shops 1 and 2 can be loaded, and which records requirements and effects. */
class RecordingHost implements NavigationHost {
  readonly done: (NavigationEffect['kind'] | NavigationRequirement['kind'])[] = [];
  readonly effects: NavigationEffect[] = [];
  private known: NavigationFacts;

  constructor(different: Partial<NavigationFacts> = {}) {
    this.known = { ...aNavigation('/'), ...different };
  }

  facts(): NavigationFacts {
    return this.known;
  }

  provide(need: NavigationRequirement): Promise<void> {
    this.done.push(need.kind);
    if (need.kind === 'session') this.known = { ...this.known, session: aSession() };
    if (need.kind === 'shop' && need.shopId <= 2) {
      this.known = { ...this.known, shop: aShop({ id: need.shopId, name: 'Loaded' }) };
    }
    return Promise.resolve();
  }

  apply(effect: NavigationEffect): void {
    this.done.push(effect.kind);
    this.effects.push(effect);
    this.known = { ...this.known, ...afterEffect(this.known, effect) };
  }
}

function afterEffect({ basket }: NavigationFacts, effect: NavigationEffect): Partial<NavigationFacts> {
  if (effect.kind === 'clearSelectedShop') return { shop: undefined };
  if (effect.kind === 'clearSpotAndNote') return { basket: { ...basket, note: '', spotId: undefined } };
  if (effect.kind === 'moveToShop') return { basket: applyOperation(basket, effect) };
  return effect.kind === 'moveQueryToBasket' ? { basket: withValues(basket, effect.values) } : {};
}

const withValues = (basket: Basket, { orderType, note, spotId: spot }: QueryForBasket): Basket => ({
  ...basket,
  orderType: orderType ?? basket.orderType,
  note: note ?? basket.note,
  spotId: spot ?? basket.spotId,
});

describe('runRules', () => {
  it('applies the rules in the order of the specification [NAV-01]', () => {
    expect(ROUTE_RULES.map((rule) => rule.name)).toEqual([
      'followOrderTypeRedirect',
      'closeLoginRoutes',
      'skipNeedlessLogin',
      'enterHome',
    ]);
    expect(NAVIGATION_RULES.map((rule) => rule.name)).toEqual([
      'requireSession',
      'moveQueryToBasket',
      'loadRouteShop',
      'requireOpenShop',
      'requireChosenShop',
      'showBasket',
      'applyShopTheme',
      'moveBasketToShop',
      'setEditMode',
      'disableBasket',
      'publishNavigation',
    ]);
  });

  it('performs everything in that order, each with the changes of the one before [NAV-01]', async () => {
    const host = new RecordingHost();
    const outcome = await runRules(aRoute('/shop/2/menu?spotId=4&note=Hi'), host, never);
    expect(outcome).toEqual({ kind: 'arrived' });
    expect(host.done).toEqual([
      'moveQueryToBasket',
      'replaceAddress',
      'shop',
      'moveQueryToBasket',
      'setBasketFlags',
      'setShopClass',
      'moveToShop',
      'moveQueryToBasket',
      'setShopClass',
      'setBasketFlags',
      'setBasketFlags',
      'trackPage',
      'onNavigate',
    ]);
    expect(host.facts().basket).toMatchObject({ shopId: 2, items: [], spotId: 4, note: 'Hi' });
    expect(host.effects.findLast(({ kind }) => kind === 'setShopClass')).toMatchObject({ shopId: 2 });
  });

  it('loses the values of a query at home, as the order requires [NAV-01, NAV-17]', async () => {
    const host = new RecordingHost({ basket: aBasket({ spotId: spotId(9), note: 'old' }) });
    await runRules(aRoute('/?spotId=4&note=Hi&orderType=DineInPlace'), host, never);
    expect(host.facts().basket).toMatchObject({ spotId: undefined, note: '', orderType: 'DineInPlace' });
    expect(host.facts().shop).toBeUndefined();
    expect(host.facts().basket.items).toHaveLength(1);
  });

  it('redirects to login before the query is moved [NAV-01, NAV-02, NAV-03]', async () => {
    const host = new RecordingHost({ session: aSession({ loading: true }) });
    expect(await runRules(aRoute('/profile?spotId=4'), host, never)).toEqual({
      kind: 'redirected',
      path: '/login?redirectUri=%2Fprofile%3FspotId%3D4',
      reportId: undefined,
    });
    expect(host.done).toEqual(['session']);
  });

  it('requires a shop once, and reports one that could not be loaded [NAV-10, NAV-12]', async () => {
    const host = new RecordingHost();
    expect(await runRules(aRoute('/shop/3/menu'), host, never)).toEqual({
      kind: 'redirected',
      path: '/',
      reportId: 'lucka:invalid-shop-id',
      reason: 'shopNotLoaded',
    });
    expect(host.done).toEqual(['shop']);
  });

  it('redirects a route without a shop in its path to home, with the wanted address [NAV-14]', async () => {
    const outcome = await runRules(aRoute('/orders'), new RecordingHost({ shop: undefined }), never);
    expect(outcome).toMatchObject({ kind: 'redirected', path: '/?redirectUri=%2Forders' });
  });

  it('runs no rule after one that redirects, and performs none of its effects', async () => {
    const host = new RecordingHost();
    const stop: NavigationRule = () => redirectTo('/');
    const effect: NavigationRule = () => goOn({ kind: 'clearSpotAndNote' });
    await runRules(aRoute('/orders'), host, never, [effect, stop, effect]);
    expect(host.done).toEqual(['clearSpotAndNote']);
  });

  it('changes nothing more once a newer navigation has started', async () => {
    const controller = new AbortController();
    const host = new RecordingHost();
    const running = runRules(aRoute('/shop/2/menu'), host, controller.signal);
    controller.abort();
    expect(await running).toEqual({ kind: 'superseded' });
    expect(host.done).toEqual(['shop']);
    expect(await runRules(aRoute('/orders'), host, controller.signal)).toEqual({ kind: 'superseded' });
    expect(host.done).toEqual(['shop']);
  });

  it('lets the last of several navigations win, in whatever order their shops arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('/shop/1/menu', '/shop/2/menu', '/', '/orders', '/shop/9/menu'), {
          minLength: 1,
          maxLength: 5,
        }),
        async (scheduler, paths) => {
          const host = new RecordingHost();
          const slow: NavigationHost = {
            facts: () => host.facts(),
            apply: (effect) => host.apply(effect),
            provide: async (need, signal) => {
              await scheduler.schedule(Promise.resolve());
              if (!signal.aborted) await host.provide(need);
            },
          };
          let controller = new AbortController();
          const outcomes = paths.map((path) => {
            controller.abort();
            controller = new AbortController();
            return runRules(aRoute(path), slow, controller.signal);
          });
          await scheduler.waitFor(Promise.all(outcomes));
          const all = await Promise.all(outcomes);
          const arrived = host.effects.filter(({ kind }) => kind === 'onNavigate');
          // The last navigation that arrives is the last one requested, and never has another shop's dishes.
          if (all.at(-1)?.kind === 'arrived')
            expect(arrived.at(-1)).toMatchObject({ fullPath: paths.at(-1) });
          const { basket, shop } = host.facts();
          if (paths.at(-1) === '/shop/2/menu') {
            expect(shop?.id).toBe(shopId(2));
            expect(basket.items.length === 0 || basket.shopId === shopId(2)).toBe(true);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
