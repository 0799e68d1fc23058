import { createServer, type Server } from 'node:net';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<string> {
  const [port] = await twoFreePorts();
  return port;
}

/** Two different ones: the system may give the same one again once it is free. */
export async function twoFreePorts(): Promise<readonly [string, string]> {
  const [first, second] = [await listen(), await listen()];
  const ports = [portOf(first), portOf(second)] as const;
  await Promise.all([first, second].map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? String(address.port) : '0';
}
