import type { WorkerScope } from '@/adapters/browser/service-worker/worker-scope';

declare const self: WorkerScope;

/**
 * Withdraws a broken worker: served as `/sw.js`, it takes control at once, deletes all caches and handles no request,
 * so that every request goes to the server. Source: FAULT-W8.
 */
async function withdraw(): Promise<void> {
  await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
