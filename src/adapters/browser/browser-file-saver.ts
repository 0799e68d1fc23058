import type { BrowserWindow } from '@/adapters/browser/browser-window';
import type { FileSaver } from '@/domain/ports/file-saver';

/** Milliseconds within which a browser has read the file that it saves. */
const READING_MS = 60_000;

/** Saves a file by clicking a download link. */
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
