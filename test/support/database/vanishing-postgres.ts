import { once } from 'node:events';
import { createServer } from 'node:net';

export interface VanishingPostgres {
  readonly url: string;
  close(): void;
}

const message = (type: string, body: string | Buffer): Buffer => {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

const LOGGED_IN = message('R', Buffer.alloc(4));
const COMPLETE = message('C', 'SET\0');
const READY = message('Z', 'I');
const ENDED = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
);

/**
 * A server that answers so many messages of a connection and goes away with the last one: ReadyForQuery and FATAL come
 * in one packet, as PostgreSQL sends them when it ends while clients connect.
 */
export async function openVanishingPostgres(answered: number): Promise<VanishingPostgres> {
  const server = createServer((socket) => {
    let received = 0;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      received += 1;
      const answer = received === 1 ? [LOGGED_IN, READY] : [COMPLETE, READY];
      if (received < answered) socket.write(Buffer.concat(answer));
      else socket.end(Buffer.concat([...answer, ENDED]));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `postgresql://lucka@127.0.0.1:${port}/lucka`, close: () => server.close() };
}
