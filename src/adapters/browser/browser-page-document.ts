import type { PageDocument } from '@/domain/ports/page-document';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';

/** The members of `window` used here. */
export interface PageWindow {
  readonly document: Document;
  readonly location: Pick<Location, 'origin' | 'assign'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
}

export class BrowserPageDocument implements PageDocument {
  readonly #window: PageWindow;

  constructor(window: PageWindow) {
    this.#window = window;
  }

  setShopClass(shopId: ShopId | undefined): void {
    const { classList } = this.#window.document.body;
    const wanted = shopId === undefined ? undefined : `shop-${shopId}`;
    for (const name of [...classList])
      if (name.startsWith('shop-') && name !== wanted) classList.remove(name);
    if (wanted !== undefined) classList.add(wanted);
  }

  setBodyClass(name: string, isOn: boolean): void {
    this.#window.document.body.classList.toggle(name, isOn);
  }

  setLanguage(language: Language): void {
    this.#window.document.documentElement.lang = language;
  }

  setHead({ title, description }: { readonly title: string; readonly description: string }): void {
    const { document } = this.#window;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }

  origin(): string {
    return this.#window.location.origin;
  }

  userAgent(): string {
    return this.#window.navigator.userAgent;
  }

  leaveFor(url: string): void {
    this.#window.location.assign(url);
  }
}
