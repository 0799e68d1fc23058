import type { ApiServer } from '@api/http/api-server';
import { CannotStart } from '@api/database/cannot-start';
import type { Environment } from '@api/environment';

const PORTS_TRIED = 20;

/** Opens the port: the one that was asked for, or from the usual one the next that is free. Answers the address. */
export async function listenAtFreePort(
  app: ApiServer,
  { port, isPortChosen, host, publicOrigin }: Environment,
): Promise<string> {
  const last = isPortChosen ? port : port + PORTS_TRIED - 1;
  const taken = await listenFrom(app, host, port, last);
  return publicOrigin ?? `http://${shownHost(host)}:${taken}`;
}

async function listenFrom(app: ApiServer, host: string, port: number, last: number): Promise<number> {
  try {
    await app.listen({ host, port });
    const [address] = app.addresses();
    return typeof address === 'object' ? address.port : port;
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (port >= last) throw new CannotStart(`Port ${port} is taken. PORT names another.`, { cause: error });
    return listenFrom(app, host, port + 1, last);
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const shownHost = (host: string): string => (host === '127.0.0.1' || host === '::1' ? 'localhost' : host);
