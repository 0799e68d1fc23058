import { configuredFailureReporter } from '@/adapters/browser/configured-failure-reporter';
import { CryptoRandomness } from '@/adapters/browser/crypto-randomness';
import { readPageBasketState } from '@/adapters/browser/read-page-state';
import { SystemClock } from '@/adapters/browser/system-clock';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { BASKET_FORMAT } from '@/adapters/storage/storage-format';
import { PageBasket } from '@/application/basket/page-basket';
import { disposeAll } from '@/application/shared/background-service';
import type { Disposer } from '@/domain/ports/clock';
import { doPageActs } from '@/ui/app/page-acts';
import { PageBasketView } from '@/ui/app/page-basket-view';

export interface BegunPageBasket {
  readonly basket: PageBasket;
  /** From now on the program does what is tapped. */
  readonly end: Disposer;
}

/** Shows the visitor's basket in a page of the server that has a menu, and fills it; undefined for another page. */
export function beginPageBasket(window: Window & typeof globalThis): BegunPageBasket | undefined {
  const { document } = window;
  const state = readPageBasketState(document);
  if (state === undefined) return undefined;
  const area = new StorageArea(() => window.localStorage, window);
  const reporter = configuredFailureReporter(window, new SystemClock());
  const storage = new LocalStoredValue(area, BASKET_FORMAT, reporter);
  const randomness = new CryptoRandomness(window.crypto);
  const basket = new PageBasket({ storage, randomness }, state.shop);
  const view = new PageBasketView(document, state);
  const end = disposeAll(basket.start(), basket.follow(view.show), doPageActs({ document, state, basket }));
  return { basket, end };
}
