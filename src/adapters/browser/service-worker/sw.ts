import { Answers } from '@/adapters/browser/service-worker/answers';
import { installShell, repairShell } from '@/adapters/browser/service-worker/install-shell';
import { shelfOf } from '@/adapters/browser/service-worker/shelf-of';
import type { Shell } from '@/adapters/browser/service-worker/shell';
import { Shelves } from '@/adapters/browser/service-worker/shelves';
import { readWorkerMessage, type WorkerMessage } from '@/adapters/browser/service-worker/worker-message';
import type {
  AskingEvent,
  PersistentEvent,
  SpokenEvent,
  WorkerScope,
} from '@/adapters/browser/service-worker/worker-scope';
import { assertNever } from '@/domain/shared/assert-never';

declare const self: WorkerScope;

/** The files of this build, inserted by scripts/build-service-worker.mjs. */
declare const __SHELL__: Shell;

const shell = __SHELL__;
const { caches, location } = self;
const shelves = new Shelves(caches, shell);

const installing = {
  caches,
  shelves,
  fetch: (address: string, options: RequestInit) => self.fetch(address, options),
};

const answersFor = (event: PersistentEvent): Answers =>
  new Answers({
    shelves,
    fetch: (request) => self.fetch(request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    goOn: (work) => event.waitUntil(work),
  });

/**
 * Requests without a cache are left to the browser. Passing them on would hide where they come from
 * (`Sec-Fetch-Site`); navigation preload would request a login's callback twice.
 */
function answer(event: AskingEvent): void {
  const { request } = event;
  const shelf = shelfOf(request, location.origin);
  if (shelf === undefined) return;
  event.respondWith(answersFor(event).answer(shelf, request));
  if (shelf === 'page') event.waitUntil(repairShell(shell, installing));
}

async function takeOver(): Promise<void> {
  await shelves.dropOld();
  await self.clients.claim();
}

function hear(message: WorkerMessage, event: SpokenEvent): Promise<unknown> {
  switch (message.kind) {
    case 'takeOver':
      return self.skipWaiting();
    case 'tellVersion':
      return Promise.resolve(event.ports[0]?.postMessage(shell.version));
    case 'keepSeen':
      return Promise.allSettled(message.addresses.map((address) => see(address, event)));
    default:
      return assertNever(message);
  }
}

/** Requests what the page has fetched; the browser has it in its HTTP cache. */
async function see(address: string, event: PersistentEvent): Promise<void> {
  const request = new Request(address);
  const shelf = shelfOf(request, location.origin);
  if (shelf !== undefined && shelf !== 'page') await answersFor(event).answer(shelf, request);
}

self.addEventListener('install', (event) => event.waitUntil(installShell(shell, installing)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', answer);
self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message !== undefined) event.waitUntil(hear(message, event));
});
