import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { configured } from '@/adapters/browser/configured';
import type { Imprint } from '@/domain/ports/imprint';

/** The contact details that the operator configured in the head of the page. */
export class PageImprint implements Imprint {
  readonly #window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  contactEmail(): string | undefined {
    return configured(this.#window, 'lucka:contact-email');
  }
}
