import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import * as z from 'zod/mini';

/** Mozilla's push service on this machine: Firefox listens to it, and servers send to it. */
export interface MozillaPushService {
  /** Where Firefox connects to. */
  readonly address: string;
  close(): void;
}

/** What Firefox says. Source: mozilla-services, autopush-rs, Push Service HTTP and WebSocket API. */
const said = z.discriminatedUnion('messageType', [
  z.object({ messageType: z.literal('hello') }),
  z.object({ messageType: z.literal('register'), channelID: z.string(), key: z.optional(z.string()) }),
  z.object({ messageType: z.literal('unregister'), channelID: z.string() }),
  z.object({ messageType: z.literal('ack') }),
  z.object({ messageType: z.literal('broadcast_subscribe') }),
]);

interface Channel {
  readonly id: string;
  /** The key of the only server that may send to it. */
  readonly key: string | undefined;
  readonly browser: WebSocket;
}

const MESSAGE_MAX_BYTES = 4_096;

export async function openMozillaPushService(): Promise<MozillaPushService> {
  const channels = new Map<string, Channel>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      response.writeHead(deliver(channels.get(request.url ?? ''), request, body)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (browser) => {
    browser.on('message', (data) => {
      const message = said.safeParse(JSON.parse(String(data)));
      if (!message.success) return;
      const answer = answerTo(message.data, (channel) => {
        const path = `/wpush/v2/${randomUUID()}`;
        channels.set(path, { ...channel, browser });
        return `http://${host}${path}`;
      });
      if (answer !== undefined) browser.send(JSON.stringify(answer));
    });
  });
  return {
    address: `ws://${host}/`,
    close: () => {
      for (const browser of sockets.clients) browser.terminate();
      server.close();
    },
  };
}

function answerTo(
  message: z.infer<typeof said>,
  register: (channel: Omit<Channel, 'browser'>) => string,
): object | undefined {
  switch (message.messageType) {
    case 'hello':
      return {
        messageType: 'hello',
        uaid: randomUUID().replaceAll('-', ''),
        ...{ status: 200, use_webpush: true, broadcasts: {} },
      };
    case 'register': {
      const { channelID, key } = message;
      const pushEndpoint = register({ id: channelID, key });
      return { messageType: 'register', channelID, status: 200, pushEndpoint };
    }
    case 'unregister':
      return { messageType: 'unregister', channelID: message.channelID, status: 200 };
    default:
      return undefined;
  }
}

/** Passes a message on as it is, and answers the status. */
function deliver(channel: Channel | undefined, { headers }: IncomingMessage, body: Buffer): number {
  if (channel === undefined) return 404;
  if (headers['content-encoding'] !== 'aes128gcm' || headers['ttl'] === undefined) return 400;
  if (body.length > MESSAGE_MAX_BYTES) return 413;
  const [, key] = /^vapid t=[^,]+, k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (channel.key !== undefined && !isSameKey(channel.key, key ?? '')) return 401;
  channel.browser.send(
    JSON.stringify({
      messageType: 'notification',
      ...{ channelID: channel.id, version: randomUUID(), data: body.toString('base64url') },
      headers: { encoding: 'aes128gcm' },
    }),
  );
  return 201;
}

/** Firefox writes base64 with padding. */
const isSameKey = (known: string, used: string): boolean =>
  Buffer.from(known, 'base64url').equals(Buffer.from(used, 'base64url'));

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
