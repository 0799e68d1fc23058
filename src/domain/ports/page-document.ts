import { portToken } from '@/domain/ports/port-token';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';

/** The document of the page. Source: spec §2 rule 7, §4; NAV-16, NAV-18, LANG-03. */
export interface PageDocument {
  /** Removes every body class that starts with `shop-`, then adds `shop-{id}` if there is one. */
  setShopClass(shopId: ShopId | undefined): void;
  setBodyClass(name: string, isOn: boolean): void;
  setLanguage(language: Language): void;
  /** Sets what tabs, search engines and links show of the page. */
  setHead(head: { readonly title: string; readonly description: string }): void;
  /** The origin and path of the site, for addresses that leave it. */
  origin(): string;
  userAgent(): string;
  /** Leaves the site for another page. */
  leaveFor(url: string): void;
}

export const PageDocument = portToken<PageDocument>('PageDocument');
