import type { MessagePort } from 'node:worker_threads';
import type { ShopId } from '@/domain/shop/shop';
import type { Language } from '@/domain/shared/language';
import type { DrawingRequest } from '@pages/page-drawer';

/** What the thread is asked to draw. */
export type Drawing =
  | { readonly kind: 'places'; readonly shopId: ShopId }
  | { readonly kind: 'page'; readonly request: DrawingRequest }
  | { readonly kind: 'siteMap'; readonly origin: string; readonly languages: readonly Language[] };

export interface DrawingTask {
  readonly drawing: Drawing;
  /** By which it calls the API. */
  readonly calls: MessagePort;
}

/** What the thread has to log. */
export interface LogEntry {
  readonly level: 'error' | 'warn';
  readonly entry: { readonly id: string; readonly message: string };
}
