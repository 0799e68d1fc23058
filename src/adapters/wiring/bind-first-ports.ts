import { createHttpClient, HttpClient, type HttpClientOptions } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCultures } from '@/adapters/http/http-cultures';
import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { type ServerTime, reportServerTime } from '@/adapters/http/server-time';
import type { Composition } from '@/adapters/wiring/composition';
import { Clock } from '@/domain/ports/clock';
import { Cultures } from '@/domain/ports/cultures';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { ShopCatalog } from '@/domain/ports/shop-catalog';

export interface RemoteOptions extends HttpClientOptions {
  /** Returns `document.cookie`. */
  readonly cookies: () => string;
  /** Assigns `document.cookie`. */
  readonly setCookie?: ((cookie: string) => void) | undefined;
  readonly onServerTime: (time: ServerTime) => void;
  /** Randomises the waits before retries; from 0 to below 1. */
  readonly random?: () => number;
}

/** The gateways that home needs. */
export function bindFirstPorts(composition: Composition, options: RemoteOptions): void {
  const { cookies, setCookie, onServerTime, random } = options;
  const clock = () => composition.get(Clock);
  composition.bind(HttpClient, () => {
    const client = createHttpClient(options);
    const reporter = composition.get(FailureReporter);
    reportServerTime(client, { clock: clock(), reporter, onServerTime });
    return client;
  });
  composition.bind(HttpCalls, () => new HttpCalls(composition.get(HttpClient), clock(), random));
  composition.bindClass(ShopCatalog, HttpShopCatalog);
  composition.bindClass(ImageAddresses, HttpImageAddresses);
  composition.bind(Cultures, () => new HttpCultures(composition.get(HttpCalls), cookies, setCookie));
}
