import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppStore } from '@/application/app/app-store';
import { FollowServingHours, SERVING_TICK_MS } from '@/application/app/follow-serving-hours';
import { MenuStore } from '@/application/menu/menu-store';
import { loaded } from '@/application/shared/loadable';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { findArticle } from '@/domain/menu/find-article';
import type { Menu } from '@/domain/menu/menu';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import { aMenu } from '@test/support/builders/a-menu';
import { hours } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, shopId } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';
import { ManualClock } from '@test/support/memory/manual-clock';

const LUNCH = WEEKDAYS.map((day) => hours(day, '11:00', '13:00'));
const NOON = '2026-11-21T12:00:00+01:00';

function setUp(menu: Menu) {
  const [app, menus, clock] = [new AppStore(), new MenuStore(), new ManualClock(NOON)];
  const stop = new FollowServingHours({ app, menus, clock }).start();
  menus.setMenu(shopId(1), loaded({ menu, language: 'sv', loadedAt: clock.now() }));
  const canOrder = () => {
    const soup = menus.current && findArticle(menus.current, articleCode('meatballs'));
    return soup !== undefined && isOrderable(soup);
  };
  return { app, menus, clock, stop, canOrder };
}

describe('FollowServingHours', () => {
  it('withdraws a dish once its hours are over, and offers it again the next day [DEC-110]', async () => {
    const { clock, canOrder } = setUp(aMenu({ items: [anArticle({ servingHours: LUNCH })] }));
    expect(canOrder()).toBe(true);
    await clock.advance(3_600_000 + SERVING_TICK_MS);
    expect(canOrder()).toBe(false);
    await clock.advance(22 * 3_600_000);
    expect(canOrder()).toBe(true);
  });

  it('draws nothing again while no dish changes', async () => {
    const { menus, clock } = setUp(aMenu({ items: [anArticle({ servingHours: LUNCH })] }));
    let drawings = 0;
    autorun(() => {
      if (menus.current !== undefined) drawings += 1;
    });
    await clock.advance(3_500_000);
    expect(drawings).toBe(1);
    await clock.advance(3_600_000);
    expect(drawings).toBe(2);
  });

  it('has the time of a drawn page until it is taken over', () => {
    const { app, canOrder } = setUp(aMenu({ items: [anArticle({ servingHours: LUNCH })] }));
    app.beginPublicPage(moment('2026-11-21T10:59:00+01:00'));
    expect(canOrder()).toBe(false);
    app.markLoaded();
    expect(canOrder()).toBe(true);
  });

  it('runs no timer for a menu without serving hours, and none once it is stopped', () => {
    expect(setUp(aMenu()).clock.pending).toBe(0);
    const { clock, stop } = setUp(aMenu({ items: [anArticle({ servingHours: LUNCH })] }));
    expect(clock.pending).toBe(1);
    stop();
    expect(clock.pending).toBe(0);
  });
});
