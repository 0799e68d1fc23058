import { afterEach, describe, expect, it } from 'vitest';
import type { TextKey } from '@/adapters/i18n/text-key';
import type { TextValues } from '@/domain/ports/texts';
import { seenSince, listenToAnnouncements } from '@test/support/browser/announcements';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

/** What a screen reader says by itself after each step: everything that matters, once, and nothing else. */
class Listener {
  private readonly guest: Guest;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  async announces(...expected: readonly string[]): Promise<void> {
    expect(await seenSince(this.guest.page)).toEqual(expected);
  }

  polite = (key: TextKey, values?: TextValues): string => `polite: ${this.guest.say(key, values)}`;
  assertive = (key: TextKey, values?: TextValues): string => `assertive: ${this.guest.say(key, values)}`;
  /** The words of what the focus has come to. */
  focus = (name: string): string => `focus: ${name}`;
  total = (count: number, total: string): string => this.polite('basket.totalIs', { count, total });
}

async function listen(guest: Guest): Promise<Listener> {
  await listenToAnnouncements(guest.page);
  return new Listener(guest);
}

describe('a screen reader', () => {
  it(
    'says where one has come to, how many were found, what was added, and each new total, once',
    stage.play({ size: 'large' }, async (guest) => {
      const listener = await listen(guest);
      const { focus, polite, total } = listener;
      await guest.goTo('/');
      await guest.isWelcomedAsGuest();
      await listener.announces();
      await guest.page.getByRole('searchbox').fill('söder');
      await listener.announces(polite('home.found', { count: 1 }));
      await guest.tap(guest.shop('Lucka Södermalm'));
      await guest.sees(guest.heading('orderTypeScreen.header'));
      await listener.announces(focus(`${guest.say('title.shopPage')} · Lucka Södermalm`));
      await guest.chooseOrderType('orderType.takeAway');
      await listener.announces(focus(`${guest.say('title.menuPage')} · Lucka Södermalm`));
      await guest.openCategory('Kall dryck');
      await listener.announces(focus('Kall dryck'));
      await guest.addFromMenu('Cola');
      await listener.announces(total(1, '29 kr'), polite('basket.added', { name: 'Cola', count: 1 }));
      await guest.tap(guest.line('Cola'));
      await listener.announces();
      await guest.tap(guest.button('basket.more', { name: 'Cola' }));
      await listener.announces(total(2, '58 kr'), polite('basket.quantityIs', { name: 'Cola', quantity: 2 }));
      await guest.openArticle('Cola');
      await listener.announces(focus('Cola · Lucka Södermalm'));
      await guest.tap(guest.addButton);
      await guest.sees(guest.basket.getByText('87 kr'));
      // The new page first: a change of focus would interrupt the words.
      await listener.announces(
        focus('Kall dryck · Lucka Södermalm'),
        total(3, '87 kr'),
        polite('basket.added', { name: 'Cola', count: 3 }),
      );
    }),
  );

  it(
    'announces nothing again when the language changes, nor of the basket that was there before',
    stage.play({ size: 'large' }, async (guest) => {
      const listener = await listen(guest);
      await guest.haveCola(1);
      await seenSince(guest.page);
      await guest.tap(guest.button('navbar.language'));
      await listener.announces(listener.focus(guest.say('language.header')));
      await guest.tap(guest.language('en'));
      await guest.sees(guest.page.getByRole('link', { name: 'Cold drinks', exact: true }));
      await listener.announces();
      await guest.reload();
      await guest.sees(guest.page.getByRole('link', { name: 'Cold drinks', exact: true }));
      await listener.announces();
    }),
  );

  it(
    'announces once, at once, what is wrong in a form and what failed',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      const listener = await listen(guest);
      const { assertive, focus } = listener;
      await stage.storefront.floor.changeSettings({
        orders: { requireEmail: true, requirePhoneNumber: true },
      });
      await guest.goToCheckoutWithCola(1);
      await seenSince(guest.page);
      await guest.tap(guest.payButton);
      await listener.announces(assertive('checkout.faults', { count: 2 }));
      await guest.goTo('/shop/1/redirect/no-such-dish');
      await guest.sees(guest.popup);
      await listener.announces(focus(guest.say('popup.error')));
      await guest.page.keyboard.press('Escape');
      await guest.getsContentByScript();
      await guest.page.route(/\/api\/shops\?/, (route) => route.abort());
      await guest.goTo('/');
      // The call is tried a second time before anything is said.
      await guest.sees(guest.text('error.unreachable').first());
      await listener.announces(listener.polite('error.unreachable'));
    }),
  );

  it(
    'announces each step of the order once',
    stage.play({ size: 'large' }, async (guest) => {
      const listener = await listen(guest);
      await guest.goToCheckoutWithCola(1);
      const id = await guest.payAndFollow();
      await seenSince(guest.page);
      for (const status of ['started', 'finnished', 'done'] as const) {
        await stage.storefront.moveOrder(id, status);
        await guest.sees(guest.text(`orderStatus.${status}`));
        await listener.announces(listener.polite(`orderStatus.${status}`));
      }
    }),
  );
});
