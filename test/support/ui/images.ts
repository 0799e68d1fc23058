import type { ImageAddresses } from '@/domain/ports/image-addresses';

/** Addresses that tell the picture and when the menu was loaded. */
export const images: ImageAddresses = {
  addressOf: (image, loadedAt) => `${image.kind === 'id' ? image.id : image.url}?_t=${loadedAt}`,
};
