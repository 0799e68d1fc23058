/** A line that never ends would fill the memory. */
const LINE_MAX_CHARS = 64 * 1024;

/**
 * Reads a stream of server-sent events piece by piece, wherever the pieces are cut. Tells the data of each event;
 * names, ids and comments are of no use here. Source: the HTML standard, 'Interpreting an event stream'.
 */
export class EventStreamParser {
  readonly #onData: (data: string) => void;
  readonly #decoder = new TextDecoder();
  #rest = '';
  #data: readonly string[] = [];

  constructor(onData: (data: string) => void) {
    this.#onData = onData;
  }

  /** Takes the next bytes; false when the stream cannot be one of events and is to be left. */
  take(bytes: Uint8Array): boolean {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#takeLine(line);
    return this.#rest.length <= LINE_MAX_CHARS;
  }

  #takeLine(line: string): void {
    if (line === '') return this.#dispatch();
    const match = /^data(?:: ?(.*))?$/s.exec(line);
    if (match !== null) this.#data = [...this.#data, match[1] ?? ''];
  }

  #dispatch(): void {
    if (this.#data.length > 0) this.#onData(this.#data.join('\n'));
    this.#data = [];
  }
}
