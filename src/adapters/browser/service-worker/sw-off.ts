import type { WorkerScope } from '@/adapters/browser/service-worker/worker-scope';

declare const self: WorkerScope;

/**
 * Withdraws a worker that turned out to be broken: served as `/sw.js`, it takes over at once, forgets everything and
 * answers nothing, so that every request goes to the server again. Source: FAULT-W8.
 */
async function withdraw(): Promise<void> {
  await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
