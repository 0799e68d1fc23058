import type { ApiServer } from '@api/http/api-server';
import { StartupError } from '@api/system/startup-error';
import type { Environment } from '@api/environment';

const PORTS_TRIED = 20;

type ListenSettings = Pick<Environment, 'port' | 'isPortChosen' | 'host' | 'publicOrigin'>;

/** Listens on the configured port, or on the first free one from the default. Answers the address. */
export async function listenAtFreePort(
  app: ApiServer,
  { port, isPortChosen, host, publicOrigin }: ListenSettings,
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
    const code = codeOf(error);
    if (code === 'EADDRINUSE' && port < last) return listenFrom(app, host, port + 1, last);
    const reason = REASONS[code]?.(host, port);
    throw reason === undefined ? error : new StartupError(reason, { cause: error });
  }
}

const noSuchHost = (host: string): string => `This machine has no address ${host}. Set HOST to another one.`;

const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `Port ${port} is in use. Set PORT to another one.`,
  EACCES: (_host, port) => `Port ${port} needs more privileges. Set PORT to another one.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const shownHost = (host: string): string => (host === '127.0.0.1' || host === '::1' ? 'localhost' : host);
