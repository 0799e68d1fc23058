import type { NoticeClients } from '@/adapters/browser/service-worker/worker-scope';

/** What the server sends when an order is ready, late or cancelled, in the language of the order. */
export interface ReadyNotice {
  readonly title: string;
  readonly body: string;
  /** The page of the order. */
  readonly path: string;
}

const ORDER_PATH = /^\/order\/[A-Za-z0-9_-]{1,128}$/;

/** A received message; undefined for one that cannot be read. */
export function readReadyNotice(text: string | undefined): ReadyNotice | undefined {
  try {
    return asNotice(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

function asNotice(data: unknown): ReadyNotice | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('title' in data && 'body' in data && 'path' in data)) return undefined;
  const { title, body, path } = data;
  const isRead = typeof title === 'string' && typeof body === 'string' && typeof path === 'string';
  return isRead && ORDER_PATH.test(path) ? { title, body, path } : undefined;
}

/** Shows the page of the order: the tab that has it open already, else a new one. */
export async function showOrder(clients: NoticeClients, path: string): Promise<void> {
  if (!ORDER_PATH.test(path)) return;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ url }) => new URL(url).pathname === path);
  await (tab === undefined ? clients.openWindow(path) : tab.focus());
}
