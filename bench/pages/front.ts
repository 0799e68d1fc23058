import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_ISOLATION } from '@api/http/security-headers';

export interface Front {
  readonly origin: string;
  close(): void;
}

/** Where the pages for comparison are. */
export const COMPARISON = '/comparison/';
/** A page for comparison with the headers that isolate the storefront's pages, which cost a process. */
export const ISOLATED = '?isolated';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * One server for everything that is compared: the pages for comparison from a folder, all else from the storefront.
 * Everything is compressed by gzip, so that bytes can be compared.
 */
export async function openFront(storefront: string, folder: string): Promise<Front> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith(COMPARISON) === true)
      void sendFile(
        request,
        response,
        path.join(folder, path.normalize(request.url.slice(COMPARISON.length).replace(ISOLATED, ''))),
      );
    else pass(request, response, storefront);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page is checked at each visit; a file with a hash in its name is not. */
async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const bytes = await readFile(file);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const caching = file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable';
  response.setHeader('etag', etag).setHeader('cache-control', caching);
  if (request.url?.endsWith(ISOLATED) === true) response.setHeaders(new Map(Object.entries(PAGE_ISOLATION)));
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
  else response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(bytes));
}

function pass(request: IncomingMessage, response: ServerResponse, storefront: string): void {
  const { method, url = '/' } = request;
  const headers = { ...request.headers, 'accept-encoding': 'gzip' };
  const passed = ask(new URL(url, storefront), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
