import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** A back end that answers as the one at `port` does, but for some paths. */
export interface ChangedAnswers {
  readonly origin: string;
  close(): void;
}

/** `change` gets the JSON of each answer at a path that it has an entry for. */
export async function openChangedAnswers(
  port: string,
  changes: Readonly<Record<string, (body: object) => object>>,
): Promise<ChangedAnswers> {
  const server = createServer((request, response) => {
    const change = changes[request.url ?? ''];
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...plain } = request.headers;
    const headers = change === undefined ? request.headers : plain;
    const { method, url: path } = request;
    const sent = send({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (change === undefined) passOn(answer, response);
      else void passOnChanged(answer, response, change);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

async function passOnChanged(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (body: object) => object,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(JSON.stringify(change(JSON.parse(Buffer.concat(chunks).toString()))));
}
