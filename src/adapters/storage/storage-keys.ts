import type { StorageArea } from '@/adapters/storage/storage-area';

/** Keys of the local storage. Source: spec §3, AMB-33; ENT-40. */
export const STORAGE_KEYS = [
  'suggestedArticles',
  'menu',
  'cart',
  'auth',
  'shop',
  'navigation',
  'appStore',
  'order',
] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];

/** Keys of the session storage. */
export type VisitKey = 'dietFilter';

/** Whether an earlier page stored anything here. */
export const isAnythingStored = (area: StorageArea): boolean =>
  STORAGE_KEYS.some((key) => area.read(key) !== undefined);
