import { afterEach, describe, expect, it } from 'vitest';
import { hoursInTwoDays } from '@test/support/browser/hours-in-two-days';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';
import { card, cards, seeAllShops } from '@test/support/browser/home-page';

const stage = openStage({ LUCKA_LOGIN: 'off' });

afterEach(() => stage.storefront.floor.undo());

describe('home', () => {
  it(
    'shows name, description, address, hours, state and wait of each shop [HOME-13, HOME-14, HOME-17, HOME-18, DEC-95]',
    stage.play({ size: 'large' }, async (guest) => {
      await stage.storefront.floor.changeShop(5, { openingHours: [] });
      await seeAllShops(guest);
      const shown = await card(guest, 'Lucka Södermalm').innerText();
      for (const part of [
        'Burgare, pommes & milkshake',
        'Götgatan 58, Hörnet mot Åsögatan, 118 26 Stockholm',
        guest.say('shopBadge.open'),
        guest.say('shopBadge.allDay'),
      ]) {
        expect(shown).toContain(part);
      }
      expect(shown).toMatch(/Klart om \d*[05] min/);
      expect(await card(guest, 'Lucka Fyristorg').innerText()).not.toMatch(/Klart om/);
      await guest.sees(
        card(guest, 'Lucka Bryggen').getByText(guest.say('shopBadge.paused'), { exact: true }),
      );
      await guest.sees(
        card(guest, 'Lucka Aurajoki').getByText(guest.say('shopBadge.offline'), { exact: true }),
      );
      await guest.sees(
        card(guest, 'Lucka Fyristorg').getByText(guest.say('shopBadge.closed'), { exact: true }),
      );
      // Without hours it is not known whether it opens today (DEC-137).
      expect(await card(guest, 'Lucka Fyristorg').innerText()).not.toContain(
        guest.say('shopBadge.closedToday'),
      );
    }),
  );

  it(
    'keeps a shop that is coming soon, paused, off line or closed from being selected [HOME-19, HOME-20, AMB-06]',
    stage.play({ size: 'large' }, async (guest) => {
      await stage.storefront.floor.changeShop(5, { openingHours: [] });
      await seeAllShops(guest);
      await guest.sees(card(guest, 'Lucka Bakklandet').getByText(guest.say('shopBadge.comingSoon')));
      for (const name of ['Lucka Bakklandet', 'Lucka Bryggen', 'Lucka Aurajoki', 'Lucka Fyristorg']) {
        await card(guest, name).click();
        if (name === 'Lucka Bakklandet') expect(await card(guest, name).getByRole('button').count()).toBe(0);
        else {
          await guest.sees(guest.page.getByRole('heading', { level: 1, name }));
          await guest.isAt(/^\/\?shop=\d+$/);
          await guest.page.goBack();
          await guest.sees(card(guest, name));
        }
      }
      // What is selected afterwards is the first that leads anywhere.
      await guest.tap(guest.shop('Lucka Södermalm'));
      await guest.isAt('/shop/1/order-type');
    }),
  );

  it(
    'has the shops of each country that take orders above its others, which say when it opens [DEC-81, DEC-82]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeShop(11, { openingHours: [hoursInTwoDays()] });
      await seeAllShops(guest);
      const open = guest.say('shopBadge.open');
      const lists = guest.page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: cards(guest) });
      for (const list of await lists.all()) {
        const shown = await list.getByRole('listitem').allInnerTexts();
        const isOpen = shown.map((text) => text.split('\n').includes(open));
        expect(isOpen).toEqual(isOpen.toSorted((a, b) => Number(b) - Number(a)));
        expect(isOpen.at(0)).not.toBe(isOpen.at(-1));
      }
      const night = card(guest, 'Lucka Natt Umeå');
      await guest.sees(night.getByText(guest.say('shopBadge.closed'), { exact: true }));
      await guest.sees(night.getByText(guest.texts.pattern('shopBadge.opens')));
    }),
  );

  it.each(SCREEN_SIZES)('lets the menu of a closed shop be read, on a %s screen [DEC-81]', (size) =>
    stage.play({ size }, async (guest) => {
      await stage.storefront.floor.changeShop(1, { openingHours: [] });
      await guest.goTo('/');
      await guest.page
        .getByRole('searchbox', { name: guest.say('home.searchLabel') })
        .fill('Lucka Södermalm');
      await guest.tap(guest.page.getByRole('link', { name: 'Lucka Södermalm', exact: true }));
      await guest.isAt('/?shop=1');
      const menu = guest.page.getByRole('region', { name: guest.say('menu.header'), exact: true });
      await guest.sees(menu.getByRole('region', { name: 'På nötfärs' }).getByText('Luckan', { exact: true }));
      expect(await menu.getByRole('button').count()).toBe(0);
      expect(await menu.getByRole('link').count()).toBe(0);
      await guest.page.goBack();
      await guest.isAt('/');
    })(),
  );
});
