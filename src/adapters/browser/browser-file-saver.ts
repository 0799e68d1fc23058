import type { BrowserWindow } from '@/adapters/browser/browser-window';
import type { FileSaver } from '@/domain/ports/file-saver';

/** Long enough for a browser to have read the file that it saves. */
const READING_MS = 60_000;

/** Saves by a link that is followed at once. */
export class BrowserFileSaver implements FileSaver {
  readonly #window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  save(name: string, text: string): void {
    const { document, URL, Blob } = this.#window;
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    this.#window.setTimeout(() => URL.revokeObjectURL(address), READING_MS);
  }
}
