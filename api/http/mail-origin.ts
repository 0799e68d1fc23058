import type { ApiServer } from '@api/http/api-server';

/**
 * How links in mails lead to the storefront, also without a request: the configured origin, else this machine by the
 * port that the server has; undefined while it has none.
 */
export const mailOrigin =
  (app: ApiServer, { publicOrigin }: { readonly publicOrigin: string | undefined }) =>
  (): string | undefined => {
    if (publicOrigin !== undefined) return publicOrigin;
    const listening = app.server.address();
    return listening === null || typeof listening === 'string'
      ? undefined
      : `http://localhost:${listening.port}`;
  };
