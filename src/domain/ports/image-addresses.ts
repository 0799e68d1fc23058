import type { ArticleImage } from '@/domain/menu/menu-texts';
import { portToken } from '@/domain/ports/port-token';
import type { Instant } from '@/domain/shared/instant';

/**
 * Returns the address of a picture. It changes with the time at which the menu was loaded, so that pictures are cached
 * as long as the menu. A width may be added as `&w=320`. Source: spec §7, OPEN-45, AMB-65; API-23.
 */
export interface ImageAddresses {
  addressOf(image: ArticleImage, menuLoadedAt: Instant): string;
}

export const ImageAddresses = portToken<ImageAddresses>('ImageAddresses');
