import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '@test/support/browser/axe-faults';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';
import { type Staff, welcomeStaff } from '@test/support/browser/staff';

const stage = openStage();

const SHOP = 1;

/** A guest and a member of the staff of the same shop, each with a browser. */
const together = (body: (guest: Guest, staff: Staff) => Promise<void>) =>
  stage.play({ size: 'small' }, async (guest) => {
    const staff = await welcomeStaff(stage, 'kitchen', SHOP);
    try {
      await body(guest, staff);
      expect(staff.faults.unexpected()).toEqual([]);
    } finally {
      await staff.context.close();
    }
  });

/** Orders a cola, and returns the number that is called out. */
async function order(guest: Guest): Promise<string> {
  await guest.goToCheckoutWithCola(SHOP);
  await guest.payAndFollow();
  const number = guest.page.getByRole('heading', { level: 1 }).locator('strong');
  return (await number.textContent()) ?? '';
}

describe('the staff', () => {
  it(
    'sees an order without asking, and moves it by the keyboard; the guest follows',
    together(async (guest, staff) => {
      const code = await order(guest);
      await staff.sees(staff.card('new', code));
      expect(await staff.card('new', code).getByText('Cola').count()).toBe(1);
      await staff
        .card('new', code)
        .getByRole('button', { name: staff.say('staff.next.start') })
        .focus();
      for (const [column, step] of [
        ['cooking', 'orderStatus.started'],
        ['cooking', 'orderStatus.finnished'],
        ['ready', 'orderStatus.done'],
        ['over', 'orderStatus.delivered'],
      ] as const) {
        await staff.page.keyboard.press('Enter');
        await guest.sees(guest.text(step));
        await staff.sees(staff.card(column, code).locator('[data-order]:focus:not([aria-disabled="true"])'));
      }
    }),
  );

  it(
    'sees how old the board is without a network, and moves an order once when it is back',
    together(async (guest, staff) => {
      const code = await order(guest);
      const start = staff.card('new', code).getByRole('button', { name: staff.say('staff.next.start') });
      await staff.sees(start);
      await staff.context.setOffline(true);
      await staff.sees(staff.page.getByText(staff.say('staff.failure.lost')));
      await start.click();
      await staff.sees(staff.card('new', code).getByText(staff.say('staff.board.waiting')));
      await staff.context.setOffline(false);
      await staff.sees(staff.card('cooking', code));
      await guest.sees(guest.text('orderStatus.started'));
      await staff.page.getByText(staff.say('staff.failure.lost')).waitFor({ state: 'detached' });
    }),
  );

  it(
    'takes an order back, and the guest reads why in the own language',
    together(async (guest, staff) => {
      const code = await order(guest);
      await staff
        .card('new', code)
        .getByRole('button', { name: staff.say('staff.board.more', { code }) })
        .click();
      await staff.button('staff.acts.takeBack').click();
      await staff.page.getByRole('radio', { name: staff.say('staff.reason.closing') }).check();
      await staff.button('staff.takeBack.submit').click();
      await staff.sees(staff.card('over', code));
      await guest.sees(guest.text('orderStatus.rollbacked'));
      await guest.sees(guest.text('order.reason.closing'));
    }),
  );

  it(
    'sees that a guest has cancelled an order that was not begun',
    together(async (guest, staff) => {
      const code = await order(guest);
      await staff.sees(staff.card('new', code));
      await guest.tap(guest.button('order.cancel'));
      await guest.answer('yes');
      await guest.sees(guest.text('orderStatus.rollbacked'));
      await guest.sees(guest.text('order.reason.guest'));
      await staff.sees(staff.card('over', code).getByText(staff.say('staff.reason.guest')));
    }),
  );
});

describe('the pages of the staff', () => {
  it(
    'sell out a dish, which guests cannot order any more',
    stage.play({ size: 'small' }, async (guest) => {
      const staff = await welcomeStaff(stage, 'manager', SHOP);
      try {
        await staff.page.goto(`/staff#shop/${SHOP}`);
        await staff.page.getByRole('searchbox').fill('Cola');
        await staff.page.locator('summary', { hasText: 'Cola' }).first().click();
        const stops = staff.page.getByRole('group', {
          name: staff.say('staff.menu.sellOut', { name: 'Cola' }),
          exact: true,
        });
        await stops.getByRole('button', { name: staff.say('staff.stop.hour') }).click();
        const again = staff.button('staff.menu.offerAgain', { name: 'Cola' });
        await staff.sees(again);
        await guest.goToMenu(SHOP, 'TakeAway', '/cold-drinks');
        const cola = guest.page.getByRole('listitem').filter({ hasText: 'Cola' });
        await guest.sees(cola.getByText(guest.say('menu.soldOut')));
        const add = guest.button('menu.add', { name: 'Cola' });
        expect(await add.count()).toBe(0);
        await again.click();
        await staff.sees(stops);
        await guest.reload();
        await guest.sees(add);
        expect(staff.faults.unexpected()).toEqual([]);
      } finally {
        await staff.context.close();
      }
    }),
  );

  it(
    'are for everyone [PAIN-74]',
    together(async (guest, staff) => {
      const code = await order(guest);
      await staff.sees(staff.card('new', code));
      expect(await accessibilityFaults(staff.page)).toEqual([]);
      const admin = await welcomeStaff(stage, 'admin', SHOP);
      for (const page of ['shop', 'log', 'people', 'machines']) {
        await admin.page.goto(`/staff#${page}/${SHOP}`);
        await admin.sees(admin.page.getByRole('heading', { level: 1 }));
        await admin.page.getByText(admin.say('staff.loading')).waitFor({ state: 'detached' });
        expect([page, await accessibilityFaults(admin.page)]).toEqual([page, []]);
      }
      await admin.context.close();
    }),
  );

  it(
    'has files of its own, of which guests load none',
    stage.play({ size: 'large' }, async (guest) => {
      const loaded: string[] = [];
      guest.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await guest.haveCola(SHOP);
      expect(loaded.filter((path) => path.startsWith('/assets/'))).not.toEqual([]);
      expect(loaded.filter((path) => path.includes('staff'))).toEqual([]);
      loaded.length = 0;
      guest.faults.expect(/status of 401 .*\/api\/staff\/session/);
      await guest.goTo('/staff');
      await guest.page.getByRole('textbox').first().waitFor();
      expect(
        loaded.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/staff/')),
      ).toEqual([]);
    }),
  );
});
