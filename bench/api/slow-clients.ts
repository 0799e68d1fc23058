import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_CONNECTION_LIMITS } from '@api/http/connection-limits';
import { startApiUnderLoad, type ApiUnderLoad } from '@bench/api/api-under-load';
import { percentile, type Bench, type Figure } from '@bench/api/bench';
import { readCatalogue } from '@bench/api/readers';
import { must } from '@test/support/builders/must';

const SLOW_READERS = 300;
const SLOW_WRITERS = 50;
/** The maximum of pipelined requests on a connection. */
const ANSWERS_OF_A_READER = DEFAULT_CONNECTION_LIMITS.pipelined;
const PIPELINED_REQUESTS = 100;
const CONTROL_SECONDS = 5;
const MOST_TIMES_CONTROL = 2;
/** Memory growth for all slow readers together: a tenth of a copy of a large menu for each. */
const MOST_GROWTH_MB = 40;
/** Node checks once a second; the rest is for a busy machine. */
const LATE_MS = 3_000;

const ASSETS = 'dist/client/assets';
const HOST = 'Host: localhost\r\n';
const READ_MENU = `GET /api/shops/1/menu HTTP/1.1\r\n${HOST}\r\n`;
const HALF_HEAD = `GET /api/shops HTTP/1.1\r\n${HOST}X-Slow: `;
const HALF_BODY =
  `POST /api/order HTTP/1.1\r\n${HOST}X-Requested-With: storefront\r\n` +
  'Content-Type: application/json\r\nIdempotency-Key: aaaaaaaaaaaaaaaaaaaaaa\r\nContent-Length: 500\r\n\r\n{';

/** Slow clients are disconnected within the documented times, and other clients are unaffected. */
export const slowClients: Bench = {
  name: 'slow-clients',
  run: async () => {
    const api = await startApiUnderLoad();
    try {
      const control = percentile((await readCatalogue(api.origin, CONTROL_SECONDS)).ms, 0.99);
      const before = memoryMb(api);
      const idle = openSockets(api);
      const largest = readLargestFile();
      const readers = await readersOneByOne(api, largest.repeat(ANSWERS_OF_A_READER));
      const began = performance.now();
      const heads = Array.from({ length: SLOW_WRITERS }, () => slowWriter(api, HALF_HEAD));
      const bodies = Array.from({ length: SLOW_WRITERS }, () => slowWriter(api, HALF_BODY));
      const meanwhile = await readCatalogue(api.origin, CONTROL_SECONDS);
      const growth = memoryMb(api) - before;
      const times = percentile(meanwhile.ms, 0.99) / control;
      const cut = async (clients: readonly Promise<number>[], limitMs: number) =>
        cutFigure(await Promise.all(clients), limitMs);
      const figures: Figure[] = [
        {
          name: `${SLOW_READERS} slow readers: memory that grows, MB`,
          value: growth.toFixed(0),
          goal: `at most ${MOST_GROWTH_MB}`,
          isReached: growth <= MOST_GROWTH_MB,
        },
        {
          name: 'meanwhile: p99 of the catalogue, times the control',
          value: times.toFixed(2),
          goal: `at most ${MOST_TIMES_CONTROL}`,
          isReached: times <= MOST_TIMES_CONTROL && meanwhile.failures === 0,
        },
        { name: 'slow heads are cut after, s', ...(await cut(heads, 10_000)) },
        { name: 'slow bodies are cut after, s', ...(await cut(bodies, 30_000)) },
        readersCut(await lastCut(api, idle, began)),
      ];
      for (const reader of readers) reader.destroy();
      const pipeliners = Array.from({ length: SLOW_READERS }, () =>
        slowReader(api, READ_MENU.repeat(PIPELINED_REQUESTS)),
      );
      const beside = percentile((await readCatalogue(api.origin, CONTROL_SECONDS)).ms, 0.99) / control;
      for (const each of pipeliners) each.destroy();
      figures.push({
        name: `${SLOW_READERS} that send ${PIPELINED_REQUESTS} requests at once: p99 of the catalogue, times the control`,
        value: beside.toFixed(2),
        goal: `at most ${MOST_TIMES_CONTROL}`,
        isReached: beside <= MOST_TIMES_CONTROL,
      });
      return [...figures, ...(await boundedFigures())];
    } finally {
      await api.stop();
    }
  },
};

function cutFigure(ms: readonly number[], limitMs: number): Omit<Figure, 'name'> {
  const [first, last] = [Math.min(...ms), Math.max(...ms)];
  return {
    value: `${(first / 1000).toFixed(1)} to ${(last / 1000).toFixed(1)}`,
    goal: `${limitMs / 1000} to ${(limitMs + LATE_MS) / 1000}`,
    isReached: first >= limitMs - 500 && last <= limitMs + LATE_MS,
  };
}

/** An unread answer is cut after 60 s; if it fits into buffers, the idle connection is closed after 72 s. */
function readersCut(ms: number): Figure {
  const most = 72_000 + LATE_MS;
  return {
    name: 'slow readers are cut after, s',
    value: (ms / 1000).toFixed(1),
    goal: `at most ${most / 1000}`,
    isReached: ms <= most,
  };
}

/** Resolves with the milliseconds after which the server disconnects a client that writes byte by byte. */
function slowWriter(api: ApiUnderLoad, bytes: string): Promise<number> {
  const socket = open(api).resume();
  const began = performance.now();
  const drops = setInterval(() => {
    if (socket.writable) socket.write('a');
  }, 1_000);
  socket.write(bytes);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(drops);
      resolve(performance.now() - began);
    });
  });
}

/** Connects the readers over the time of the control, as clients on slow networks arrive. */
async function readersOneByOne(api: ApiUnderLoad, requests: string): Promise<readonly Socket[]> {
  const readers: Socket[] = [];
  while (readers.length < SLOW_READERS) {
    readers.push(slowReader(api, requests));
    await pause((CONTROL_SECONDS * 1000) / SLOW_READERS);
  }
  return readers;
}

/** A client that sends requests and reads nothing. */
function slowReader(api: ApiUnderLoad, requests: string): Socket {
  const socket = open(api).pause();
  socket.write(requests);
  return socket;
}

/** A request for the largest file of the client, so that the answers do not fit into buffers. */
function readLargestFile(): string {
  const sizes = readdirSync(ASSETS).map((name) => ({ name, bytes: statSync(`${ASSETS}/${name}`).size }));
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  return `GET /assets/${must(largest).name} HTTP/1.1\r\n${HOST}\r\n`;
}

/** A client that reads nothing does not detect its disconnection: the server's end of it shows. */
async function lastCut(api: ApiUnderLoad, idle: number, began: number): Promise<number> {
  while (openSockets(api) > idle + 5 && performance.now() - began < 120_000) await pause(250);
  return performance.now() - began;
}

const openSockets = ({ process: { pid } }: ApiUnderLoad): number =>
  readdirSync(`/proc/${must(pid)}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${must(pid)}/fd/${fd}`).startsWith('socket:');
    } catch {
      // Closed in the meantime.
      return false;
    }
  }).length;

function open(api: ApiUnderLoad): Socket {
  const socket = connect({ port: Number(new URL(api.origin).port), host: '127.0.0.1' });
  // A disconnection is the expected outcome.
  return socket.on('error', () => socket.destroy()).on('end', () => socket.destroy());
}

const memoryMb = ({ process: { pid } }: ApiUnderLoad): number => {
  const status = readFileSync(`/proc/${must(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Without a proxy, the connections of one address are limited. */
async function boundedFigures(): Promise<readonly Figure[]> {
  const api = await startApiUnderLoad({ LUCKA_TRUSTED_PROXIES: '0' });
  try {
    const sockets = Array.from({ length: SLOW_READERS }, () => open(api).resume());
    await pause(2_000);
    const left = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return [
      {
        name: `of ${SLOW_READERS} connections of one address stay`,
        value: String(left),
        goal: 'at most 200',
        isReached: left > 0 && left <= 200,
      },
    ];
  } finally {
    await api.stop();
  }
}
