import type { StorageArea } from '@/adapters/storage/storage-area';

/** Keys of the local storage. Source: spec §3, AMB-33; ENT-40, DEC-155. */
export const STORAGE_KEYS = [
  'suggestedArticles',
  'menu',
  'cart',
  'auth',
  'shop',
  'navigation',
  'appStore',
  'order',
  'dietFilter',
] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];

/** The filter is stored only while it is not empty. */
export const isDietDeclared = (area: StorageArea): boolean => area.read('dietFilter') !== undefined;

/** Whether an earlier page stored anything here. */
export const isAnythingStored = (area: StorageArea): boolean =>
  STORAGE_KEYS.some((key) => area.read(key) !== undefined);
