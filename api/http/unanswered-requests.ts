import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of each open connection have no answer yet. */
export class UnansweredRequests {
  readonly #counts = new Map<Socket, number>();

  /** From the beginning of a connection to its end. */
  follow(socket: Socket): void {
    this.#counts.set(socket, 0);
    socket.once('close', () => this.#counts.delete(socket));
  }

  /** The number with this one, which counts until its response is closed. */
  add(socket: Socket, response: ServerResponse): number {
    response.on('close', () => this.#change(socket, -1));
    return this.#change(socket, 1);
  }

  /** The connections that wait for nothing. */
  idle(): readonly Socket[] {
    return [...this.#counts].flatMap(([socket, count]) => (count === 0 ? [socket] : []));
  }

  #change(socket: Socket, by: number): number {
    const before = this.#counts.get(socket);
    if (before === undefined) return 0;
    this.#counts.set(socket, before + by);
    return before + by;
  }
}
