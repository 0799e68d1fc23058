import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import * as z from 'zod/mini';

import { firstWrongPath } from '@/adapters/contract/first-wrong-path';
import { readJson } from '@/adapters/contract/read-json';
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
 * Calls to the chain's server; each response is parsed by its schema. A read is retried once after a transient
 * failure; a command never, since its effect is unknown.
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

  async read<Schema extends z.core.$ZodType>(
    path: string,
    schema: Schema,
    options: ReadOptions = {},
  ): Promise<Result<z.core.output<Schema>, RemoteFailure>> {
    const request: AxiosRequestConfig = { ...toConfig(path, options), method: 'get' };
    if (options.isFresh === true) request.fetchOptions = { cache: 'no-store' };
    const first = await this.#call(request, schema);
    if (first.ok) this.#budget.earn();
    const waitMs = first.ok ? undefined : retryWaitMs(first.error, this.#random);
    if (waitMs === undefined || !this.#budget.spend()) return first;
    await wait(this.#clock, waitMs, options.signal);
    return this.#call(request, schema);
  }

  /** A command whose response is parsed by the schema. */
  send<Schema extends z.core.$ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
    options: CommandOptions = {},
  ): Promise<Result<z.core.output<Schema>, RemoteFailure>> {
    return this.#call(toCommand(path, body, options), schema);
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

  async #call<Schema extends z.core.$ZodType>(
    request: AxiosRequestConfig,
    schema: Schema,
  ): Promise<Result<z.core.output<Schema>, RemoteFailure>> {
    const answer = await this.#answer(request);
    return answer.ok ? parseBody(answer.value.data, schema) : answer;
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

function parseBody<Schema extends z.core.$ZodType>(
  body: string,
  schema: Schema,
): Result<z.core.output<Schema>, RemoteFailure> {
  const json = readJson(body);
  if (!json.ok) return err(malformed(''));
  const parsed = z.safeParse(schema, json.value);
  return parsed.success ? ok(parsed.data) : err(malformed(firstWrongPath(parsed.error)));
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
