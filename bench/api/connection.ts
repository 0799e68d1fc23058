import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  /** Seconds of `Retry-After`; 0 without one. */
  readonly retryAfter: number;
  readonly ms: number;
}

const LENGTH = /\r\ncontent-length: (\d+)/i;
const RETRY_AFTER = /\r\nretry-after: (\d+)/i;

/** One HTTP/1.1 connection for sequential requests, with little overhead. */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;

  constructor(origin: string) {
    const { hostname, port, host } = new URL(origin);
    this.#host = host;
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
  }

  async opened(): Promise<this> {
    if (this.#socket.connecting) await once(this.#socket, 'connect');
    return this;
  }

  /** Rejects if the connection ends before the answer is complete. */
  ask(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): Promise<Reply> {
    const asked = Object.entries({ host: this.#host, ...headers, 'content-length': Buffer.byteLength(body) })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const began = performance.now();
    return new Promise((resolve, reject) => {
      let head = '';
      let left = Infinity;
      const settle = (): void => {
        this.#socket.off('data', read).off('close', fail).off('error', fail);
      };
      const fail = (): void => {
        settle();
        reject(new Error('The connection ended before the answer'));
      };
      const read = (chunk: Buffer): void => {
        left -= chunk.length;
        if (left === Infinity) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          left = end + 4 + Number(LENGTH.exec(head)?.[1] ?? 0) - head.length;
        }
        if (left > 0) return;
        settle();
        const retryAfter = Number(RETRY_AFTER.exec(head)?.[1] ?? 0);
        resolve({ status: Number(head.slice(9, 12)), retryAfter, ms: performance.now() - began });
      };
      this.#socket.on('data', read).once('close', fail).once('error', fail);
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${asked}\r\n${body}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
