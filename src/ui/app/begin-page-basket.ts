import type { PageMenu } from '@/application/page/page-menu';
import { disposeAll } from '@/application/shared/background-service';
import type { Disposer } from '@/domain/ports/clock';
import { doPageActs } from '@/ui/app/page-acts';
import { PageBasketView } from '@/ui/app/page-basket-view';

/** Shows the visitor's basket in a page of the server, and fills it, until the returned disposer is called. */
export function beginPageBasket(document: Document, menu: PageMenu): Disposer {
  const view = new PageBasketView(document, menu);
  return disposeAll(menu.basket.start(), menu.basket.follow(view.show), doPageActs(document, menu));
}
