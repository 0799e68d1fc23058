import type { Printer } from '@/domain/ports/printer';

/** Prints the text of the page. */
export class MemoryPrinter implements Printer {
  readonly pages: string[] = [];

  print(): void {
    this.pages.push(document.body.textContent);
  }
}
