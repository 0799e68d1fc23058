import type { Printer } from '@/domain/ports/printer';

export class BrowserPrinter implements Printer {
  readonly #window: Pick<Window, 'print'>;

  constructor(window: Pick<Window, 'print'>) {
    this.#window = window;
  }

  print(): void {
    this.#window.print();
  }
}
