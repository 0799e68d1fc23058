import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { NavigateOutcome } from '@/application/navigation/navigate';
import { NAVIGATION_WAIT_MAX_MS } from '@/application/navigation/navigation-requirements';
import { INITIAL_SESSION } from '@/domain/customer/session';
import { SESSION_WAIT_STEP_MS } from '@/domain/navigation/rules/require-session';
import { ok } from '@/domain/shared/result';
import { aBasket } from '@test/support/builders/a-basket';
import { aTab, type Tab } from '@test/support/an-app';
import { runs } from '@test/support/properties/runs';

const PROTECTED = ['/profile', '/order-history'];
const OPEN = ['/', '/orders', '/login', '/shop/1/menu/', '/shop/2/menu/', '/shop/2/redirect/meatballs'];

function aTabWithLogin(): Tab {
  const tab = aTab();
  const settings = { ...tab.server.settingsSource.current, isCustomerLoginEnabled: true };
  tab.server.settingsSource.current = settings;
  tab.settings.setLoading({ kind: 'loaded', value: settings });
  return tab;
}

const setAuthenticated = (tab: Tab, isAuthenticated: boolean) =>
  tab.sessions.setSession({ ...INITIAL_SESSION, isAuthenticated, loading: false });

const kindOf = (outcome: NavigateOutcome | undefined) => outcome?.kind;

describe('Navigate, overlapping', () => {
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...OPEN, ...PROTECTED) },
    fc.constantFrom('log in', 'log out'),
  );

  it('ends with the last navigation, shows no protected page to a guest, and never mixes two shops [NAV-01, FAULT-C19]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { minLength: 1, maxLength: 8 }), async (s, acts) => {
        const tab = aTabWithLogin();
        tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
        const shops = tab.server.catalog.all;
        tab.server.catalog.shop = s.scheduleFunction((id) =>
          Promise.resolve(ok(shops.find((shop) => shop.id === id)!)),
        );
        const running: Promise<NavigateOutcome>[] = [];
        let [wasMember, wishes] = [false, 0];
        const go = async (path: string, wish: number): Promise<NavigateOutcome> => {
          const outcome = await tab.navigate.navigate(path);
          return outcome.kind === 'redirected' && wish === wishes ? go(outcome.to, wish) : outcome;
        };
        const walk = async () => {
          for (const each of acts) {
            await s.schedule(Promise.resolve());
            wasMember ||= each === 'log in';
            if (each === 'log in' || each === 'log out') setAuthenticated(tab, each === 'log in');
            else running.push(go(each, (wishes += 1)));
          }
          return Promise.all(running);
        };
        const outcomes = await s.waitFor(walk());
        if (wishes > 0) expect(kindOf(outcomes.at(-1))).toBe('arrived');
        const { current } = tab.navigation;
        if (!wasMember) expect(current?.flags.requiresAuth ?? false).toBe(false);
        const named = current?.params.shopId;
        if (named === undefined) return;
        expect(tab.shops.shop?.id).toBe(named);
        if (tab.baskets.count > 0) expect(tab.baskets.basket.shopId).toBe(named);
      }),
    );
  });

  it('waits for a profile at most ten seconds, then decides without [NAV-03, NAV-04, FAULT-C20]', async () => {
    const someDelay = fc.integer({ min: 0, max: 2 * NAVIGATION_WAIT_MAX_MS });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PROTECTED),
        someDelay,
        fc.boolean(),
        async (path, delay, isMember) => {
          const tab = aTabWithLogin();
          tab.sessions.setSession(INITIAL_SESSION);
          tab.clock.after(delay, () => setAuthenticated(tab, isMember));
          const beganAt = tab.clock.now();
          let took = Infinity;
          const running = tab.navigate.navigate(path).then((outcome) => {
            took = tab.clock.now() - beganAt;
            return outcome;
          });
          await tab.clock.advance(2 * NAVIGATION_WAIT_MAX_MS);
          const isInTime = delay < NAVIGATION_WAIT_MAX_MS;
          expect(kindOf(await running)).toBe(isInTime && isMember ? 'arrived' : 'redirected');
          expect(took).toBeLessThanOrEqual(Math.min(delay + SESSION_WAIT_STEP_MS, NAVIGATION_WAIT_MAX_MS));
        },
      ),
      { numRuns: runs(30) },
    );
  });
});
