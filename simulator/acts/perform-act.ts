import type { Act } from '@/adapters/recording/step';
import { changeLine } from '@simulator/acts/change-line';
import { chooseShop } from '@simulator/acts/choose-shop';
import { orderAgain } from '@simulator/acts/order-again';
import { orderBasket } from '@simulator/acts/order-basket';
import { putArticle } from '@simulator/acts/put-article';
import type { ActingBrowser, ActingPage } from '@simulator/program/acting-page';
import { BasketStore } from '@/application/basket/basket-store';
import { CancelOrder } from '@/application/basket/cancel-order';
import { ChangeLanguage } from '@/application/app/change-language';
import { BasketCommands } from '@/application/basket/basket-commands';
import { GoBack } from '@/application/navigation/go-back';
import { LogIn } from '@/application/account/log-in';
import { LogOut } from '@/application/account/log-out';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { ToggleFavorite } from '@/application/favorites/toggle-favorite';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import { articleFavorite } from '@/domain/customer/favorite';
import { parseArticleCode } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import { parseOrderType } from '@/domain/settings/order-type';
import { assertNever } from '@/domain/shared/assert-never';
import type { Result } from '@/domain/shared/result';
import { parseSpotId } from '@/domain/shop/delivery-spot';
import { parseShopId } from '@/domain/shop/shop';

/** Of the storefront itself: paying is the provider's. */
export type StorefrontAct = Exclude<Act, { readonly do: 'pay' }>;

/**
 * Does what a customer does at a tab, and says in a few words what came of it. What cannot be done there is not done.
 */
export async function performAct(browser: ActingBrowser, tab: number, act: StorefrontAct): Promise<string> {
  switch (act.do) {
    case 'visit':
      return visit(browser, tab, act.path);
    case 'answer':
      browser.saysYes = act.isYes;
      return 'done';
    case 'reload': {
      const address = browser.page(tab)?.navigator.address;
      if (address === undefined) return 'there is no page';
      await browser.open(tab, address);
      return address;
    }
    case 'close':
      browser.close(tab);
      return 'done';
    default: {
      const page = browser.page(tab);
      return page === undefined ? 'there is no page' : page.orItsEnd(performOnPage(page, act));
    }
  }
}

type ActOnPage = Exclude<StorefrontAct, { readonly do: 'visit' | 'answer' | 'reload' | 'close' }>;

async function performOnPage(page: ActingPage, act: ActOnPage): Promise<string> {
  switch (act.do) {
    case 'choose shop':
      return chooseShop(page, act.shop);
    case 'choose order type': {
      const { basket } = page.get(BasketStore);
      const orderType = parseOrderType(act.type);
      if (orderType === undefined || basket.shopId === undefined) return 'no shop is chosen';
      page.get(BasketCommands).chooseOrderType(orderType);
      await page.navigator.go(buildPath.menuPage(basket.shopId));
      return orderType;
    }
    case 'put':
      return putArticle(page, act);
    case 'increase':
    case 'decrease':
    case 'remove':
      return changeLine(page, act.do, act.line);
    case 'write note':
      page.get(BasketCommands).writeNote(act.note);
      return 'done';
    case 'choose spot':
      page.get(BasketCommands).chooseSpot(act.spot === undefined ? undefined : parseSpotId(act.spot));
      return 'done';
    case 'agree':
      page.get(UpdateBasketFromMenu).update(true);
      return 'done';
    case 'bring back': {
      const shopId = parseShopId(act.shop);
      const path = shopId && page.get(RestoreSetAsideBasket).restore(shopId);
      if (path === undefined) return 'nothing was set aside';
      await page.navigator.go(path);
      return path;
    }
    case 'cancel order':
      return (await page.get(CancelOrder).cancel()) ? 'cancelled' : 'declined';
    case 'order':
      return orderBasket(page, act);
    case 'go back':
      await page.get(GoBack).goBack();
      return page.navigator.address;
    case 'log in':
      return wordOf(await page.get(LogIn).logIn(act.email, act.password));
    case 'log out':
      return wordOf(await page.get(LogOut).logOut());
    case 'toggle favourite': {
      const code = parseArticleCode(act.article);
      return code === undefined
        ? 'no such article'
        : wordOf(await page.get(ToggleFavorite).toggle(articleFavorite(code)));
    }
    case 'order again':
      return orderAgain(page);
    case 'speak':
      return wordOf(await page.get(ChangeLanguage).change(act.language));
    default:
      return assertNever(act);
  }
}

async function visit(browser: ActingBrowser, tab: number, path: string): Promise<string> {
  const page = browser.page(tab);
  if (page === undefined) await browser.open(tab, path);
  else await page.orItsEnd(page.navigator.go(path));
  return browser.page(tab)?.navigator.address ?? 'left';
}

const wordOf = (result: Result<unknown, { readonly kind: string }>): string =>
  result.ok ? 'done' : result.error.kind;
