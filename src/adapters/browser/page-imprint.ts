import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import type { Imprint } from '@/domain/ports/imprint';

/** As whoever serves the page has written it into its head. */
export class PageImprint implements Imprint {
  readonly #window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  contactEmail(): string | undefined {
    return configured(this.#window, 'lucka:contact-email');
  }
}
