import type { PageDocument } from '@/domain/ports/page-document';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';

export interface RecordedSite {
  readonly origin?: string;
  readonly userAgent?: string;
  readonly onLeave?: (url: string) => void;
}

/** Records the attributes of a document. */
export class RecordingPageDocument implements PageDocument {
  readonly bodyClasses = new Set<string>();
  /** The addresses of other sites that the page went to, in order. */
  readonly visitedSites: string[] = [];
  language: Language | undefined;
  title = '';
  description = '';
  readonly #site: RecordedSite;

  constructor(site: RecordedSite = {}) {
    this.#site = site;
  }

  setShopClass(shopId: ShopId | undefined): void {
    for (const name of [...this.bodyClasses]) if (name.startsWith('shop-')) this.bodyClasses.delete(name);
    if (shopId !== undefined) this.bodyClasses.add(`shop-${shopId}`);
  }

  setBodyClass(name: string, isOn: boolean): void {
    if (isOn) this.bodyClasses.add(name);
    else this.bodyClasses.delete(name);
  }

  setLanguage(language: Language): void {
    this.language = language;
  }

  setHead({ title, description }: { readonly title: string; readonly description: string }): void {
    this.title = title;
    this.description = description;
  }

  origin(): string {
    return this.#site.origin ?? 'https://lucka.example';
  }

  userAgent(): string {
    return this.#site.userAgent ?? 'lucka-headless';
  }

  leaveFor(url: string): void {
    this.visitedSites.push(url);
    this.#site.onLeave?.(url);
  }
}
