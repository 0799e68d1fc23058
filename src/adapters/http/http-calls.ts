import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';

import { readJson } from '@/adapters/contract/read-json';
import type { OnOmitted, Reader } from '@/adapters/contract/tolerant';
import { RetryBudget, retryWaitMs } from '@/adapters/http/retry';
import { toRefusal } from '@/adapters/http/to-refusal';
import { malformed, toRemoteFailure } from '@/adapters/http/to-remote-failure';
import { type Clock, wait } from '@/domain/ports/clock';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Called with the path of each part of the response that was left out as unreadable. */
  readonly onOmitted?: OnOmitted;
}

export interface CommandOptions extends CallOptions {
  /** The default is POST. */
  readonly method?: 'put' | 'delete';
}

export interface ReadOptions extends CallOptions {
  /** Bypasses every cache: for what belongs to a person, an order or a payment. */
  readonly isFresh?: boolean;
}

/**
 * Calls to the chain's server; each response is parsed by a reader of the contract. A read is retried once after a
 * transient failure; a command never, since its effect is unknown.
 */
export class HttpCalls {
  readonly #client: AxiosInstance;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #budget = new RetryBudget();

  constructor(client: AxiosInstance, clock: Clock, random: () => number = Math.random) {
    this.#client = client;
    this.#clock = clock;
    this.#random = random;
  }

  async read<Value>(
    path: string,
    read: Reader<Value>,
    options: ReadOptions = {},
  ): Promise<Result<Value, RemoteFailure>> {
    const request: AxiosRequestConfig = { ...toConfig(path, options), method: 'get' };
    if (options.isFresh === true) request.fetchOptions = { cache: 'no-store' };
    const first = await this.#call(request, read, options);
    if (first.ok) this.#budget.earn();
    const waitMs = first.ok ? undefined : retryWaitMs(first.error, this.#random);
    if (waitMs === undefined || !this.#budget.spend()) return first;
    await wait(this.#clock, waitMs, options.signal);
    return this.#call(request, read, options);
  }

  /** A command with a response body. */
  send<Value>(
    path: string,
    body: unknown,
    read: Reader<Value>,
    options: CommandOptions = {},
  ): Promise<Result<Value, RemoteFailure>> {
    return this.#call(toCommand(path, body, options), read, options);
  }

  /** A command without a response body. */
  async command(
    path: string,
    body: unknown,
    options: CommandOptions = {},
  ): Promise<Result<void, RemoteFailure>> {
    const answer = await this.#answer(toCommand(path, body, options));
    return answer.ok ? ok(undefined) : answer;
  }

  async #call<Value>(
    request: AxiosRequestConfig,
    read: Reader<Value>,
    { onOmitted = () => undefined }: CallOptions,
  ): Promise<Result<Value, RemoteFailure>> {
    const answer = await this.#answer(request);
    if (!answer.ok) return answer;
    const json = readJson(answer.value.data);
    const value = json.ok ? read(json.value, onOmitted) : err('');
    return value.ok ? value : err(malformed(value.error));
  }

  async #answer(request: AxiosRequestConfig): Promise<Result<AxiosResponse<string>, RemoteFailure>> {
    try {
      const response = await this.#client.request<string>(request);
      return isSuccess(response.status) ? ok(response) : err(toRefusal(response, this.#clock.now()));
    } catch (thrown) {
      return err(toRemoteFailure(thrown));
    }
  }
}

function toConfig(path: string, options: CallOptions): AxiosRequestConfig {
  return {
    url: path,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.headers === undefined ? {} : { headers: { ...options.headers } }),
    ...(options.query === undefined ? {} : { params: options.query }),
  };
}

const toCommand = (path: string, body: unknown, options: CommandOptions): AxiosRequestConfig => ({
  ...toConfig(path, options),
  method: options.method ?? 'post',
  data: body === undefined ? undefined : JSON.stringify(body),
});

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
