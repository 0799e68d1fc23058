import type { Act } from '@/adapters/recording/step';
import { assertNever } from '@/domain/shared/assert-never';
import type { Guest } from '@test/support/browser/guest';
import {
  agree,
  bringBack,
  cancelOrder,
  changeLine,
  chooseSpot,
  writeNote,
} from '@test/support/browser/replay/basket-acts';
import type { Deed, Place } from '@test/support/browser/replay/replay-step';
import { logIn, logOut, orderAgain, toggleFavorite } from '@test/support/browser/replay/member-acts';
import { orderBasket } from '@test/support/browser/replay/order-basket';
import { payAtProvider } from '@test/support/browser/replay/pay-at-provider';
import { putArticle } from '@test/support/browser/replay/put-article';
import type { ReplayedBrowser } from '@test/support/browser/replay/replayed-browser';
import { chooseOrderType, chooseShop } from '@test/support/browser/replay/shop-acts';
import { goBack, reload, speak } from '@test/support/browser/replay/tab-acts';

/** Does at a tab what a customer does there. What cannot be done is not done, and said. */
export async function performAct(place: Place, act: Act): Promise<Deed> {
  const { browser, tab } = place;
  switch (act.do) {
    case 'visit':
      return (await browser.visit(tab, act.path)) ? 'done' : 'there is no page';
    case 'answer':
      browser.saysYes = act.isYes;
      return 'done';
    case 'close':
      await browser.close(tab);
      return 'done';
    case 'pay':
      return payAtProvider(place, act);
    default: {
      const guest = await browser.at(tab);
      return guest === undefined ? 'there is no page' : performOnPage(guest, act, browser);
    }
  }
}

type ActOnPage = Exclude<Act, { readonly do: 'visit' | 'answer' | 'close' | 'pay' }>;

async function performOnPage(guest: Guest, act: ActOnPage, browser: ReplayedBrowser): Promise<Deed> {
  switch (act.do) {
    case 'reload':
      return reload(guest);
    case 'go back':
      return goBack(guest);
    case 'speak':
      return speak(guest, act);
    case 'choose shop':
      return chooseShop(guest, act);
    case 'choose order type':
      return chooseOrderType(guest, act);
    case 'put':
      return putArticle(guest, act);
    case 'increase':
    case 'decrease':
    case 'remove':
      return changeLine(guest, act);
    case 'write note':
      return writeNote(guest, act);
    case 'choose spot':
      return chooseSpot(guest, act);
    case 'agree':
      return agree(guest);
    case 'bring back':
      return bringBack(guest, act);
    case 'cancel order':
      return cancelOrder(guest, browser);
    case 'order':
      return orderBasket(guest, act);
    case 'log in':
      return logIn(guest, act);
    case 'log out':
      return logOut(guest);
    case 'toggle favourite':
      return toggleFavorite(guest, act);
    case 'order again':
      return orderAgain(guest);
    default:
      return assertNever(act);
  }
}
