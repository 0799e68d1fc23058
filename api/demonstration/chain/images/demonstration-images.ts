import { composition } from '@api/demonstration/chain/images/composition';
import { draw } from '@api/demonstration/chain/images/draw';
import { pictureBook } from '@api/demonstration/chain/images/picture-book';
import type { ImageSource } from '@api/images/image-source';

const book = pictureBook();

/** The chain's pictures, drawn anew each time they are asked for: keep them. */
export const demonstrationImages: ImageSource = {
  has: (id) => book.has(id),
  render: (id, width) => draw(composition(id, book.get(id) ?? []), width),
};
