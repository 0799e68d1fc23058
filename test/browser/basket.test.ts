import { afterEach, describe, expect, it } from 'vitest';
import { NOTE_MAX_CHARS } from '@/domain/basket/note';
import type { Guest } from '@test/support/browser/guest';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const SHOP = 1;

/** Two lines in the basket: onion rings and a cola. */
async function fillBasket(guest: Guest): Promise<void> {
  await guest.goToMenu(SHOP);
  await guest.openCategory('Till burgaren');
  await guest.addFromMenu('Lökringar');
  await guest.openCategory('Kall dryck');
  await guest.addFromMenu('Cola');
  await guest.openBasket();
  await expect.poll(() => guest.lines.count()).toBe(2);
}

const inBasket = (guest: Guest, name: string) => guest.basket.getByRole('button', { name, exact: true });

describe('the basket panel', () => {
  it.each(SCREEN_SIZES)(
    'holds lines, total, order type, spot, note, shop and the next steps, on a %s screen [SHELL-17, SHELL-18, SHELL-22, SHELL-23, SHELL-24, PROD-02]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await fillBasket(guest);
        const { basket } = guest;
        await guest.sees(basket.getByRole('heading', { name: guest.say('basket.header') }));
        await guest.sees(basket.getByText(/\b78\skr/));
        await guest.sees(basket.getByRole('radio', { name: guest.say('orderType.takeAway') }));
        await guest.sees(guest.spot);
        await guest.sees(basket.getByLabel(guest.say('basket.note')));
        await guest.sees(basket.getByText('Götgatan 58', { exact: false }));
        await guest.sees(basket.getByRole('link', { name: guest.say('basket.checkout') }));
        await guest.sees(inBasket(guest, guest.say('basket.cancel')));
      })(),
  );

  it(
    'is a bar with the whole total and a sheet that slides up on a small screen [SHELL-19, SHELL-20, SHELL-21, BASK-18]',
    stage.play({ size: 'small' }, async (guest) => {
      await fillBasket(guest);
      await guest.closeBasket();
      await guest.sees(guest.basketButton.filter({ hasText: /78\skr/ }));
      await guest.sees(guest.link('basket.checkout'));
      await guest.openBasket();
    }),
  );

  it(
    'opens what can be done with a line when it is tapped, of one line at a time [BASK-13, BASK-14]',
    stage.play({ size: 'small' }, async (guest) => {
      await fillBasket(guest);
      const actionsOf = (name: string) =>
        guest.lines.filter({ hasText: name }).getByRole('link', { name: guest.say('basket.edit') });
      await guest.tap(guest.line('Lökringar'));
      await guest.sees(actionsOf('Lökringar'));
      await guest.tap(guest.line('Cola'));
      await guest.sees(actionsOf('Cola'));
      await guest.isRidOf(actionsOf('Lökringar'));
    }),
  );

  it(
    'closes the actions of a line on navigation [BASK-15]',
    stage.play({ size: 'large' }, async (guest) => {
      await fillBasket(guest);
      await guest.tap(guest.line('Lökringar'));
      const actions = guest.basket.getByRole('link', { name: guest.say('basket.edit') });
      await guest.sees(actions);
      await guest.openCategory('Dippsåser');
      await guest.isRidOf(actions);
      expect(await guest.lines.count()).toBe(2);
    }),
  );

  it(
    'changes a quantity in one tap, offers fewer only above 1, and brings back what was removed [BASK-06, DEC-86]',
    stage.play({ size: 'small' }, async (guest) => {
      await fillBasket(guest);
      const fewer = inBasket(guest, guest.say('basket.fewer', { name: 'Cola' }));
      const more = inBasket(guest, guest.say('basket.more', { name: 'Cola' }));
      const remove = inBasket(guest, guest.say('basket.remove', { name: 'Cola' }));
      await guest.sees(remove);
      expect(await fewer.count()).toBe(0);
      await guest.tap(more);
      await guest.sees(guest.basket.getByText(/\b107\skr/));
      await guest.tap(fewer);
      await guest.isRidOf(fewer);
      await guest.tap(remove);
      await expect.poll(() => guest.lines.count()).toBe(1);
      await guest.tap(guest.button('basket.undo'));
      await guest.sees(guest.line('Cola'));
    }),
  );

  it(
    'asks before the order is cancelled; no keeps it, yes empties the basket and goes home [BASK-21]',
    stage.play({ size: 'small' }, async (guest) => {
      await fillBasket(guest);
      await guest.tap(inBasket(guest, guest.say('basket.cancel')));
      await guest.sees(guest.popup.getByText(guest.say('confirm.cancelOrder')));
      await guest.answer('no');
      expect(await guest.lines.count()).toBe(2);
      await guest.tap(inBasket(guest, guest.say('basket.cancel')));
      await guest.answer('yes');
      await guest.isAt('/');
      await guest.goToMenu(SHOP);
      await guest.openBasket();
      await guest.sees(guest.basket.getByText(guest.say('basket.empty')));
    }),
  );

  it(
    'stays, with its spot and note, when the page is loaded again [BASK-09, ENT-40]',
    stage.play({ size: 'large' }, async (guest) => {
      await fillBasket(guest);
      await guest.chooseSpot('I luckan');
      await guest.note.fill('utan is');
      await guest.reload();
      await expect.poll(() => guest.lines.count()).toBe(2);
      expect(await guest.note.inputValue()).toBe('utan is');
      expect(await guest.spot.inputValue()).toBe('111');
    }),
  );

  it(
    'stops the note at its length [VAL-01, PROD-03]',
    stage.play({ size: 'large' }, async (guest) => {
      await fillBasket(guest);
      await guest.note.pressSequentially('å'.repeat(NOTE_MAX_CHARS + 5));
      expect(await guest.note.inputValue()).toBe('å'.repeat(NOTE_MAX_CHARS));
    }),
  );

  it(
    'shows the spots of the order type, and asks for one where food is eaten in the shop [VAL-02, VAL-03, OPEN-25]',
    stage.play({ size: 'large' }, async (guest) => {
      await fillBasket(guest);
      const spot = guest.spot;
      const spots = () => spot.getByRole('option').allInnerTexts();
      expect(await spots()).toEqual([guest.say('basket.spotNone'), 'I luckan', 'Vid trottoarkanten']);
      await guest.basket.getByText(guest.say('orderType.dineInPlace')).click();
      await expect.poll(spots).toContain('Bord 1');
      expect(await spots()).toContain(guest.say('basket.spotChoose'));
      expect(await spots()).not.toContain('I luckan');
    }),
  );

  it(
    'says what became dearer since it was filled, before anything is bought [OPEN-41]',
    stage.play({ size: 'large' }, async (guest) => {
      await fillBasket(guest);
      await stage.storefront.floor.changeArticle(SHOP, 'side-rings', { price: 59 });
      await guest.reload();
      await guest.sees(guest.basket.getByRole('alert').getByText(/\b59\skr/));
      await guest.tap(inBasket(guest, guest.say('slip.agree')));
      await guest.sees(guest.basket.getByText(/\b88\skr/));
      await guest.isRidOf(guest.basket.getByRole('alert'));
    }),
  );

  it(
    'follows what another tab does to it [BASK-10]',
    stage.play({ size: 'large' }, async (first) => {
      await fillBasket(first);
      const second = await first.openTab();
      await second.goTo(first.address);
      await expect.poll(() => second.lines.count()).toBe(2);
      await second.openCategory('Dippsåser');
      await second.addFromMenu('Aioli');
      await expect.poll(() => first.lines.count()).toBe(3);
      await first.tap(first.line('Cola'));
      await first.tap(inBasket(first, first.say('basket.remove', { name: 'Cola' })));
      await expect.poll(() => second.lines.count()).toBe(2);
      await second.sees(second.basket.getByText(/\b65\skr/));
    }),
  );

  it(
    'keeps what two tabs add in the same moment [BASK-10]',
    stage.play({ size: 'large' }, async (first) => {
      await first.goToMenu(SHOP);
      const second = await first.openTab();
      await second.goToMenu(SHOP);
      await Promise.all([first.openCategory('Kall dryck'), second.openCategory('Kall dryck')]);
      await Promise.all([first.addFromMenu('Cola'), second.addFromMenu('Lingondricka')]);
      await expect.poll(() => first.lines.count()).toBe(2);
      await expect.poll(() => second.lines.count()).toBe(2);
      await second.reload();
      await expect.poll(() => second.lines.count()).toBe(2);
    }),
  );
});
