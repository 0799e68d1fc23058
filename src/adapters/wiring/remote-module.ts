import { ContainerModule } from 'inversify';

import { createHttpClient, type HttpAdapter, HttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCultures } from '@/adapters/http/http-cultures';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { type ServerTime, reportServerTime } from '@/adapters/http/server-time';
import { bindPort, bindFactory } from '@/adapters/wiring/bind';
import { Clock } from '@/domain/ports/clock';
import { Cultures } from '@/domain/ports/cultures';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { ShopCatalog } from '@/domain/ports/shop-catalog';

export interface RemoteOptions {
  /** The origin of the site. */
  readonly baseUrl: string;
  /** Returns `document.cookie`. */
  readonly cookies: () => string;
  readonly onServerTime: (time: ServerTime) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces fetching altogether. */
  readonly adapter?: HttpAdapter;
  /** Randomises the waits before retries; from 0 to below 1. */
  readonly random?: () => number;
}

/** The gateways that home needs. */
export const remoteModule = (options: RemoteOptions): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const client = (clock: Clock, reporter: FailureReporter) => createClient(options, clock, reporter);
    bindFactory(bind, HttpClient, client, [Clock, FailureReporter]);
    // Retries wait for a random time.
    const calls = (httpClient: HttpClient, clock: Clock) => new HttpCalls(httpClient, clock, options.random);
    bindFactory(bind, HttpCalls, calls, [HttpClient, Clock]);
    bindPort(bind, ShopCatalog, HttpShopCatalog);
    bindFactory(bind, Cultures, (calls: HttpCalls) => new HttpCultures(calls, options.cookies), [HttpCalls]);
  });

function createClient(options: RemoteOptions, clock: Clock, reporter: FailureReporter): HttpClient {
  const client = createHttpClient({
    baseUrl: options.baseUrl,
    ...(options.fetch !== undefined && { fetch: options.fetch }),
    ...(options.adapter !== undefined && { adapter: options.adapter }),
  });
  reportServerTime(
    client,
    options.onServerTime,
    () => clock.now(),
    () => reporter.log({ id: 'lucka:no-server-time', message: 'Answers have no Date header.' }),
  );
  return client;
}
