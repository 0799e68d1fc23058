import { isAnythingStored } from '@/adapters/storage/storage-keys';
import { StorageArea } from '@/adapters/storage/storage-area';

/**
 * Whether the page may have to show more than the server drew: to a visitor who has been here before, or who comes by
 * the link of a campaign.
 */
export const isPersonal = (window: Window): boolean =>
  window.location.search !== '' || isAnythingStored(new StorageArea(() => window.localStorage, window));
