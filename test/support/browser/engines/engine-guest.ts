import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { TextKey } from '@/adapters/i18n/text-key';
import type { TextValues } from '@/domain/ports/texts';
import { pageTexts } from '@demo/payment-provider/page-texts';
import { TEST_CARD_NUMBERS } from '@demo/payment-provider/test-cards';
import { elementFinder, type EngineTab, type Named } from '@test/support/browser/engines/engine-tab';
import { spokenTexts, type SpokenTexts } from '@test/support/browser/spoken-texts';

/** A guest who reads Swedish, in a tab of any browser; each step ends when its effect can be seen. */
export class EngineGuest {
  readonly #tab: EngineTab;
  readonly #origin: string;
  readonly #texts: SpokenTexts;

  private constructor(tab: EngineTab, origin: string, texts: SpokenTexts) {
    this.#tab = tab;
    this.#origin = origin;
    this.#texts = texts;
  }

  static async welcome(tab: EngineTab, origin: string): Promise<EngineGuest> {
    const guest = new EngineGuest(tab, origin, await spokenTexts('sv'));
    // WebKit has no setting for the languages that it asks for.
    await guest.goTo('/robots.txt');
    await tab.evaluate(`document.cookie = '.AspNetCore.Culture=c%3Dsv%7Cuic%3Dsv; path=/';`);
    return guest;
  }

  say(key: TextKey, values?: TextValues): string {
    return this.#texts.say(key, values);
  }

  /** A name that has the text, whatever its values are. */
  like(key: TextKey): RegExp {
    return this.#texts.pattern(key);
  }

  goTo(path: string): Promise<void> {
    return this.#tab.goTo(`${this.#origin}${path}`);
  }

  reload(): Promise<void> {
    return this.#tab.reload();
  }

  /** What is shown, PNG in base64. */
  picture(): Promise<string> {
    return this.#tab.picture();
  }

  evaluate(body: string): Promise<unknown> {
    return this.#tab.evaluate(body);
  }

  async tap(role: Named['role'], name: Named['name']): Promise<void> {
    await expect.poll(() => this.#tab.tap({ role, name }), { message: `${role} ${name}` }).toBe(true);
  }

  async type(label: string, text: string): Promise<void> {
    await expect.poll(() => this.#tab.type(label, text), { message: label }).toBe(true);
  }

  async sees(role: Named['role'], name: Named['name']): Promise<void> {
    const isShown = `return (() => {${elementFinder({ role, name })}})() !== null;`;
    await expect.poll(() => this.#tab.evaluate(isShown), { message: `${role} ${name}` }).toBe(true);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.#tab.evaluate('return location.pathname;')).toMatch(path);
  }

  /** Of the order whose page is shown. */
  async orderId(): Promise<string> {
    await this.isAt(/^\/order\//);
    const path = z.string().parse(await this.#tab.evaluate('return location.pathname;'));
    return path.replace('/order/', '');
  }

  /** The service worker, where the browser has one, serves pages from now on. */
  async isReadyForNoServer(): Promise<void> {
    const isActive = `
      if (!('serviceWorker' in navigator)) return true;
      navigator.serviceWorker.getRegistration().then((found) => {
        document.documentElement.dataset.worker = String(found?.active?.state === 'activated');
      });
      return document.documentElement.dataset.worker === 'true';`;
    await expect.poll(() => this.#tab.evaluate(isActive)).toBe(true);
  }

  /** Pays with the card of the demonstration that is accepted. */
  async pays(): Promise<void> {
    await this.tap('button', this.like('checkout.pay'));
    await this.isAt(/demo-payment/);
    await this.tap('radio', new RegExp(TEST_CARD_NUMBERS.succeeds));
    await this.tap('button', new RegExp(`^${pageTexts('sv').pay}`));
    await this.isAt(/^\/order\//);
  }
}
