/** Limits the memory that a line without end can fill. */
const LINE_MAX_CHARS = 64 * 1024;

/**
 * Parses a stream of server-sent events chunk by chunk. Reports the data of each event; ignores names, ids and
 * comments. Source: the HTML standard, 'Interpreting an event stream'.
 */
export class EventStreamParser {
  readonly #onData: (data: string) => void;
  readonly #decoder = new TextDecoder();
  #rest = '';
  #data: readonly string[] = [];

  constructor(onData: (data: string) => void) {
    this.#onData = onData;
  }

  /** Parses the next bytes; false where the stream cannot be an event stream. */
  parse(bytes: Uint8Array): boolean {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#parseLine(line);
    return this.#rest.length <= LINE_MAX_CHARS;
  }

  #parseLine(line: string): void {
    if (line === '') return this.#dispatch();
    const match = /^data(?:: ?(.*))?$/s.exec(line);
    if (match !== null) this.#data = [...this.#data, match[1] ?? ''];
  }

  #dispatch(): void {
    if (this.#data.length > 0) this.#onData(this.#data.join('\n'));
    this.#data = [];
  }
}
