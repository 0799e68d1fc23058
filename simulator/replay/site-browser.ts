import { type ReplaySite, SitePage } from '@simulator/replay/site-page';
import type { ActingBrowser } from '@simulator/program/acting-page';
import { CookieJar } from '@/adapters/http/cookie-jar';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryTabChannel, MemoryTabHub } from '@/adapters/headless/memory-tab-channel';

/** A browser of one customer, without persistent state: its tabs share storage and cookies. */
export class SiteBrowser implements ActingBrowser {
  saysYes = true;
  readonly #site: ReplaySite;
  readonly #cookies = new CookieJar((...request) => globalThis.fetch(...request));
  readonly #memory = new MemoryBrowser();
  readonly #hub = new MemoryTabHub();
  readonly #pages = new Map<number, SitePage>();

  constructor(site: ReplaySite) {
    this.#site = site;
  }

  page(tab: number): SitePage | undefined {
    const page = this.#pages.get(tab);
    return page?.isOpen === true ? page : undefined;
  }

  /** Where a tab was left for, as the payment provider's page. */
  departureOf(tab: number): string | undefined {
    return this.page(tab) === undefined ? this.#pages.get(tab)?.departure : undefined;
  }

  async open(tab: number, address: string): Promise<SitePage> {
    this.close(tab);
    const parts = { site: this.#site, cookies: this.#cookies, saysYes: () => this.saysYes };
    const channel = new MemoryTabChannel(this.#hub);
    const page = new SitePage({ ...parts, tab: this.#memory.openTab(), channel }, address);
    this.#pages.set(tab, page);
    await page.open();
    return page;
  }

  close(tab: number): void {
    this.#pages.get(tab)?.close();
    this.#pages.delete(tab);
  }

  leave(): void {
    for (const tab of [...this.#pages.keys()]) this.close(tab);
  }
}
