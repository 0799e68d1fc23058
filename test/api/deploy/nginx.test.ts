import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { installed, unlessInstalled } from '@test/support/installed';
import { startNginx, type Nginx } from '@test/support/http/nginx';

const [nginx, openssl] = [installed('nginx'), installed('openssl')];

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function anUpstream(answer: Answer): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

async function inFrontOf(...answers: readonly Answer[]): Promise<Nginx> {
  const upstreams = await Promise.all(answers.map(anUpstream));
  const started = await startNginx(
    nginx ?? '',
    openssl ?? '',
    upstreams.map(({ origin }) => origin),
  );
  onTestFinished(() => started.close());
  return started;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** One request over HTTP/2; resolves with what has arrived when `isEnough`. */
function ask(
  { origin }: Nginx,
  headers: Readonly<Record<string, string>>,
  isEnough: (text: string) => boolean = () => false,
): Promise<Reply> {
  const session = connect(origin, { rejectUnauthorized: false });
  return new Promise((resolve, reject) => {
    session.once('error', reject);
    const stream = session.request(headers);
    let [status, text] = [0, ''];
    const end = (): void => {
      session.destroy();
      resolve({ status, text });
    };
    stream.on('response', (head) => {
      status = Number(head[':status']);
    });
    stream.on('data', (chunk) => {
      text += String(chunk);
      if (isEnough(text)) end();
    });
    stream.once('error', reject);
    stream.once('end', end);
    stream.end();
  });
}

const echo: Answer = ({ headers }, response) => void response.end(JSON.stringify(headers));

describe.skipIf(nginx === undefined || openssl === undefined)(
  unlessInstalled('deploy/nginx.conf', { nginx, openssl }),
  () => {
    it('starts with the nginx of this system and speaks HTTP/2', async () => {
      expect((await ask(await inFrontOf(echo), { ':path': '/' })).status).toBe(200);
    });

    it('leads from http to https', async () => {
      const { plainOrigin } = await inFrontOf(echo);
      const { status, headers } = await fetch(`${plainOrigin}/shop/1?x=2`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([308, 'https://localhost/shop/1?x=2']);
    });

    it('replaces the address that a visitor claims to have', async () => {
      const { text } = await ask(await inFrontOf(echo), { ':path': '/', 'x-forwarded-for': '14.1.0.1' });
      expect(JSON.parse(text)).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    });

    it('passes each event of an order on at once', async () => {
      const stream: Answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: Added\n\n');
      };
      const events = { ':path': '/api/order/3hZk2mPq8sTvWxYz01/events' };
      const { text } = await ask(await inFrontOf(stream), events, (received) => received.includes('\n\n'));
      expect(text).toBe('data: Added\n\n');
    });

    it('sends an order to the other process where one ends while it has it', async () => {
      const ending: Answer = ({ socket }) => void socket.destroy();
      const order = { ':method': 'POST', ':path': '/api/order', 'idempotency-key': 'a-key' };
      const both = await inFrontOf(ending, echo);
      for (let time = 0; time < 4; time += 1) expect((await ask(both, order)).status).toBe(200);
    });

    it('shows health to the machine alone, and takes no large body', async () => {
      const front = await inFrontOf(echo);
      expect((await ask(front, { ':path': '/healthz' })).status).toBe(200);
      const large = { ':method': 'POST', ':path': '/api/order', 'content-length': '70000' };
      expect((await ask(front, large)).status).toBe(413);
    });
  },
);
