import { Responder } from '@/adapters/browser/service-worker/responder';
import { installShell, repairShell } from '@/adapters/browser/service-worker/install-shell';
import { cacheKindOf } from '@/adapters/browser/service-worker/cache-kind';
import { readReadyNotice, showOrder } from '@/adapters/browser/service-worker/ready-notice';
import type { Shell } from '@/adapters/browser/service-worker/shell';
import { WorkerCaches } from '@/adapters/browser/service-worker/worker-caches';
import { readWorkerMessage, type WorkerMessage } from '@/adapters/browser/service-worker/worker-message';
import type {
  WorkerFetchEvent,
  PersistentEvent,
  WorkerMessageEvent,
  WorkerNoticeEvent,
  WorkerPushEvent,
  WorkerScope,
} from '@/adapters/browser/service-worker/worker-scope';
import { assertNever } from '@/domain/shared/assert-never';

declare const self: WorkerScope;

/** The files of this build, inserted by scripts/build-service-worker.mjs. */
declare const __SHELL__: Shell;

const shell = __SHELL__;
const { caches, location } = self;
const workerCaches = new WorkerCaches(caches, shell);

const installing = {
  caches,
  workerCaches,
  fetch: (address: string, options: RequestInit) => self.fetch(address, options),
};

const responderFor = (event: PersistentEvent): Responder =>
  new Responder({
    workerCaches,
    fetch: (request) => self.fetch(request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    goOn: (work) => event.waitUntil(work),
  });

/**
 * Requests without a cache are left to the browser. Passing them on would hide where they come from
 * (`Sec-Fetch-Site`); navigation preload would request a login's callback twice.
 */
function onFetch(event: WorkerFetchEvent): void {
  const { request } = event;
  const kind = cacheKindOf(request, location.origin);
  if (kind === undefined) return;
  event.respondWith(responderFor(event).respond(kind, request));
  if (kind === 'page') event.waitUntil(repairShell(shell, installing));
}

async function activate(): Promise<void> {
  await workerCaches.deleteOld();
  await self.clients.claim();
}

function onMessage(message: WorkerMessage, event: WorkerMessageEvent): Promise<unknown> {
  switch (message.kind) {
    case 'takeOver':
      return self.skipWaiting();
    case 'tellVersion':
      return Promise.resolve(event.ports[0]?.postMessage(shell.version));
    case 'keepSeen':
      return Promise.allSettled(message.addresses.map((address) => cacheFetched(address, event)));
    default:
      return assertNever(message);
  }
}

/** Requests what the page has fetched, which the browser has in its HTTP cache, or what it brought along. */
async function cacheFetched(address: string, event: PersistentEvent): Promise<void> {
  const request = new Request(address);
  const kind = cacheKindOf(request, location.origin);
  if (kind !== undefined && kind !== 'page') await responderFor(event).respond(kind, request);
}

/** One message for an order, the latest, which sounds like the first; its tag is where it leads. */
function onPush(event: WorkerPushEvent): void {
  const notice = readReadyNotice(event.data?.text());
  if (notice === undefined) return;
  const { title, body, path: tag } = notice;
  const options: NotificationOptions & { readonly renotify: boolean } = { body, tag, renotify: true };
  event.waitUntil(self.registration.showNotification(title, options));
}

function onNoticeTap(event: WorkerNoticeEvent): void {
  event.notification.close();
  event.waitUntil(showOrder(self.clients, event.notification.tag));
}

self.addEventListener('install', (event) => event.waitUntil(installShell(shell, installing)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', onFetch);
self.addEventListener('push', onPush);
self.addEventListener('notificationclick', onNoticeTap);
self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message !== undefined) event.waitUntil(onMessage(message, event));
});
