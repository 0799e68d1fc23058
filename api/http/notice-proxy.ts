import type { ApiServer } from '@api/http/api-server';

const FORWARDED_HEADERS = ['x-forwarded-for', 'forwarded'];

const ADVICE =
  'A request came with X-Forwarded-For, but LUCKA_TRUSTED_PROXIES is 0, so the header is ignored. If a proxy is in ' +
  'front of this server, all visitors count as one address and share its rate limits: set LUCKA_TRUSTED_PROXIES to the ' +
  'number of proxies. If there is none, the header was forged by a visitor and can be ignored.';

/** Logs once if a public server seems to be behind a proxy that is not configured as trusted. */
export function noticeProxy(
  app: ApiServer,
  {
    publicOrigin,
    trustedProxies,
  }: { readonly publicOrigin: string | undefined; readonly trustedProxies: number },
): void {
  if (publicOrigin === undefined || trustedProxies > 0) return;
  let isNoticed = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isNoticed && FORWARDED_HEADERS.some((name) => request.headers[name] !== undefined)) {
      isNoticed = true;
      app.log.warn(ADVICE);
    }
    done();
  });
}
