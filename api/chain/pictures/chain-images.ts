import { composition } from '@api/chain/pictures/composition';
import { draw } from '@api/chain/pictures/draw';
import type { PictureBook } from '@api/chain/pictures/picture-book';
import type { ImageSource } from '@api/images/image-source';

/** A chain's pictures, drawn anew at every call; wrap them in StoredImages. */
export const chainImages = (book: PictureBook): ImageSource => ({
  has: (id) => book.has(id),
  render: (id, width) => draw(composition(id, book.get(id) ?? []), width),
});
