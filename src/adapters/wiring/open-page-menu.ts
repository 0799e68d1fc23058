import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configuredFailureReporter } from '@/adapters/browser/configured-failure-reporter';
import { CryptoRandomness } from '@/adapters/browser/crypto-randomness';
import { PageArticles } from '@/adapters/browser/page-articles';
import { readPageBasketState } from '@/adapters/browser/read-page-state';
import { pageText } from '@/adapters/i18n/page-text';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { isDietDeclared } from '@/adapters/storage/storage-keys';
import { BASKET_FORMAT } from '@/adapters/storage/storage-format';
import { PageDish } from '@/application/page/page-dish';
import { PageBasket } from '@/application/page/page-basket';
import type { PageMenu } from '@/application/page/page-menu';
import { instant } from '@/domain/shared/instant';

/** The menu of a page of the server; undefined for a page without one. */
export function openPageMenu(window: BrowserWindow): PageMenu | undefined {
  const state = readPageBasketState(window.document);
  if (state === undefined) return undefined;
  const { language, shop, currency } = state;
  const area = new StorageArea(() => window.localStorage, window);
  const reporter = configuredFailureReporter(window, { now: () => instant(Date.now()) });
  const storage = new LocalStoredValue(area, BASKET_FORMAT, reporter);
  const randomness = new CryptoRandomness(window.crypto);
  const articles = new PageArticles(window.document, shop.shopId);
  return {
    ...{ language, shop, currency },
    basket: new PageBasket({ storage, randomness }, state),
    article: (code) => articles.find(code),
    get isDietDeclared() {
      return isDietDeclared(area);
    },
    dish: (code, chosen) => {
      const article = articles.find(code);
      return article && new PageDish(article, chosen);
    },
    text: (key, values) => pageText(state, key, values),
  };
}
