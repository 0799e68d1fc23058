import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';

const ASSETS = path.resolve('dist/client/assets');
/** Names of files, which differ between releases. */
const PROGRAM = /(?:javascript|css|html)/;

/** The built product behind a server that can release it again, each time with other names for all its files. */
export interface Releases {
  readonly origin: string;
  /** Replaces the current release, whose files are gone from then on. */
  release(): void;
  /** Files whose names begin like this are missing from every release. */
  lose(nameBegin: string): void;
  /** The server no longer answers, while the browser believes that it is online. */
  falter(): void;
  recover(): void;
  /** Withdraws the worker by serving the one that unregisters. */
  withdrawWorker(): void;
  close(): Promise<void>;
}

/** Starts such a server before the product at `target`. */
export async function openReleases(target: string): Promise<Releases> {
  const files = (await readdir(ASSETS)).filter((name) => /\.(?:js|css)$/.test(name));
  const names = new RegExp(files.map((name) => name.replace('.', '\\.')).join('|'), 'g');
  let number = 1;
  let lost: string | undefined;
  let isFaltering = false;
  let isWithdrawn = false;

  const server = createServer((asked, answer) => {
    const wanted = asked.url ?? '/';
    const address = isWithdrawn && wanted === '/sw.js' ? '/sw-off.js' : wanted;
    const release = releaseOf(address);
    const isGone = release !== undefined && (release !== number || isLost(address));
    if (isFaltering) asked.socket.destroy();
    else if (isGone) answer.writeHead(404, { 'x-lucka': '1' }).end();
    else
      forward(target + address.replace(/\.r\d+\./, '.'), asked, answer, (text) => named(text, names, number));
  });
  const isLost = (address: string) => lost !== undefined && address.startsWith(`/assets/${lost}`);

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  return {
    origin: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`,
    release: () => void (number += 1),
    lose: (nameBegin) => void (lost = nameBegin),
    falter: () => void (isFaltering = true),
    recover: () => void (isFaltering = false),
    withdrawWorker: () => void (isWithdrawn = true),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The release that a file is of; undefined for what is no file of the program. */
function releaseOf(address: string): number | undefined {
  const found = /^\/assets\/.*\.r(\d+)\.(?:js|css)$/.exec(address);
  return found === null ? undefined : Number(found[1]);
}

/** A text of the program in which every file has the name of a release, and the build a version of its own. */
function named(text: string, names: RegExp, release: number): string {
  return text
    .replace(names, (name) => name.replace('.', `.r${release}.`))
    .replace(/(lucka:build" content="|version:[`"'])([0-9a-f]{16})/g, `$1$2-${release}`);
}

function forward(
  url: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  rewrite: (text: string) => string,
): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onward = request(url, { method: asked.method ?? 'GET', headers }, (given) => {
    const isProgram = PROGRAM.test(given.headers['content-type'] ?? '');
    if (!isProgram) {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
      return;
    }
    const chunks: Buffer[] = [];
    given.on('data', (chunk: Buffer) => chunks.push(chunk));
    given.on('end', () => {
      const { 'content-length': _, etag: __, 'last-modified': ___, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 500, rest);
      answer.end(rewrite(Buffer.concat(chunks).toString()));
    });
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
