import type { PageMenu } from '@/application/page/page-menu';
import { disposeAll } from '@/application/shared/background-service';
import { doPageActs } from '@/ui/app/page-acts';
import { PageBasketView } from '@/ui/app/page-basket-view';
import { type BegunDish, beginPageDish, type PageWindow } from '@/ui/app/page-dish-acts';

/** Shows the visitor's basket in a page of the server, and fills it, until it is ended; so its dish, if it has one. */
export function beginPageBasket(window: PageWindow, menu: PageMenu): BegunDish {
  const { document } = window;
  const view = new PageBasketView(document, menu);
  const news = liveRegion(document);
  const say = (text: string): void => void (news.textContent = text);
  const dish = beginPageDish({ window, menu, say });
  const end = disposeAll(
    menu.basket.start(),
    menu.basket.follow(view.show),
    doPageActs({ document, menu, say }),
    () => dish?.end(),
    () => news.remove(),
  );
  return { end, stay: async () => dish?.stay(), take: (code) => dish?.take(code) };
}

/** Outside what React takes over. */
function liveRegion(document: Document): HTMLElement {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}
