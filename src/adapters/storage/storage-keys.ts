import type { StorageArea } from '@/adapters/storage/storage-area';

/** Under what the browser keeps for us. Source: spec §3, AMB-33; ENT-40. */
export const KEPT_KEYS = [
  'suggestedArticles',
  'menu',
  'cart',
  'auth',
  'shop',
  'navigation',
  'appStore',
  'order',
] as const;

export type KeptKey = (typeof KEPT_KEYS)[number];

/** Under what a tab keeps for as long as it is open. */
export type VisitKey = 'dietFilter';

/** Whether an earlier page left anything here. */
export const isAnythingKept = (area: StorageArea): boolean =>
  KEPT_KEYS.some((key) => area.read(key) !== undefined);
