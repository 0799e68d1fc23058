import { injectFetch } from '@demo/in-process/inject-fetch';
import type { ApiServer } from '@api/http/api-server';

const overNetwork = globalThis.fetch;
const servers = new Map<string, typeof globalThis.fetch>();

/** Routes `fetch` to a server in this process, without a socket. */
export async function listenInProcess(app: ApiServer): Promise<string> {
  await app.ready();
  const origin = `http://127.0.0.1:${60_000 + servers.size}`;
  servers.set(origin, injectFetch(app));
  globalThis.fetch = (input, init) => {
    const { origin: asked } = new URL(input instanceof Request ? input.url : input);
    return (servers.get(asked) ?? overNetwork)(input, init);
  };
  return origin;
}
