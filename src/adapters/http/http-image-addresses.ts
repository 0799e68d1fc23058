import { paths } from '@/adapters/contract/paths';
import type { ArticleImage } from '@/domain/menu/menu-texts';
import type { ImageAddresses } from '@/domain/ports/image-addresses';
import type { Instant } from '@/domain/shared/instant';

/** The image address of the chain's server. An `<img>` fetches it, so no header goes with it (AMB-37). */
export class HttpImageAddresses implements ImageAddresses {
  addressOf(image: ArticleImage, menuLoadedAt: Instant): string {
    const name = image.kind === 'id' ? image.id : image.url;
    return `${paths.image(name)}?_t=${menuLoadedAt}`;
  }
}
