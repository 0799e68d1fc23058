import { HttpClient } from '@/adapters/http/create-http-client';
import type { Deps } from '@/domain/ports/deps';
import type { AxiosInstance, AxiosResponse } from 'axios';

import { REQUEST_TIMEOUT_MS } from '@/adapters/http/create-http-client';
import { EventStreamParser } from '@/adapters/http/event-stream-parser';
import { toRefusal } from '@/adapters/http/to-refusal';
import { malformed, toRemoteFailure } from '@/adapters/http/to-remote-failure';
import { Clock } from '@/domain/ports/clock';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

/** A server sends at least a comment this often; a connection that is silent for longer is dead. */
const SILENCE_MAX_MS = 90_000;

interface ListenOptions {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
}

/** Streams of server-sent events, read by fetch, since `EventSource` sends no headers. */
export class HttpEvents {
  static readonly needs = { client: HttpClient, clock: Clock };

  readonly #client: AxiosInstance;
  readonly #clock: Clock;

  constructor(deps: Deps<typeof HttpEvents>) {
    this.#client = deps.client;
    this.#clock = deps.clock;
  }

  /** Reports the data of each event until the signal aborts; resolves when the stream ends or breaks. */
  async listen(
    path: string,
    options: ListenOptions,
    onData: (data: string) => void,
  ): Promise<Result<void, RemoteFailure>> {
    const watch = new SilenceWatch(this.#clock, options.signal);
    try {
      watch.restart(REQUEST_TIMEOUT_MS);
      const response = await this.#open(path, options, watch.signal);
      return await this.#read(response, watch, onData);
    } catch (thrown) {
      return err(
        watch.isSilent ? { kind: 'unreachable', isTimeout: true } : failureOf(thrown, options.signal),
      );
    } finally {
      watch.stop();
    }
  }

  #open(
    path: string,
    options: ListenOptions,
    signal: AbortSignal,
  ): Promise<AxiosResponse<ReadableStream<Uint8Array>>> {
    return this.#client.request({
      url: path,
      method: 'get',
      signal,
      headers: { ...options.headers, accept: 'text/event-stream' },
      responseType: 'stream',
      fetchOptions: { cache: 'no-store' },
      timeout: 0,
      maxContentLength: -1,
    });
  }

  async #read(
    response: AxiosResponse<ReadableStream<Uint8Array>>,
    watch: SilenceWatch,
    onData: (data: string) => void,
  ): Promise<Result<void, RemoteFailure>> {
    if (response.status !== 200) {
      const data = await new Response(response.data).text();
      return err(toRefusal({ ...response, data }, this.#clock.now()));
    }
    if (!String(response.headers['content-type'] ?? '').startsWith('text/event-stream'))
      return err(malformed(''));
    const parser = new EventStreamParser(onData);
    const reader = response.data.getReader();
    for (;;) {
      watch.restart(SILENCE_MAX_MS);
      const { done, value } = await reader.read();
      if (done) return ok(undefined);
      if (!parser.parse(value)) {
        await reader.cancel();
        return err(malformed(''));
      }
    }
  }
}

/** Aborts with the caller's signal, or when nothing was received for too long. */
class SilenceWatch {
  isSilent = false;
  readonly #clock: Clock;
  readonly #controller = new AbortController();
  #stopTimer: () => void = () => undefined;

  constructor(clock: Clock, caller: AbortSignal) {
    this.#clock = clock;
    if (caller.aborted) this.#controller.abort();
    caller.addEventListener('abort', () => this.#controller.abort(), { signal: this.#controller.signal });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(ms: number): void {
    this.#stopTimer();
    this.#stopTimer = this.#clock.after(ms, () => {
      this.isSilent = true;
      this.#controller.abort();
    });
  }

  /** Also closes a connection that is still open. */
  stop(): void {
    this.#stopTimer();
    this.#controller.abort();
  }
}

/** Reading a body fails with an error of the platform; only opening it fails with one of the client. */
function failureOf(thrown: unknown, caller: AbortSignal): RemoteFailure {
  if (caller.aborted) return { kind: 'aborted' };
  return isPlatformError(thrown) ? { kind: 'unreachable', isTimeout: false } : toRemoteFailure(thrown);
}

const isPlatformError = (thrown: unknown): boolean =>
  thrown instanceof DOMException ||
  (thrown instanceof TypeError && /terminated|network|fetch|load/i.test(thrown.message));
