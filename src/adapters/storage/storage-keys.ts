import type { StorageArea } from '@/adapters/storage/storage-area';

/** Under what the browser keeps for us. Source: spec §3, AMB-33; ENT-40. */
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

/** Under what a tab keeps for as long as it is open. */
export type VisitKey = 'dietFilter';

/** Whether an earlier page left anything here. */
export const isAnythingStored = (area: StorageArea): boolean =>
  STORAGE_KEYS.some((key) => area.read(key) !== undefined);
