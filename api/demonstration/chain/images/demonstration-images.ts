import { composition } from '@api/demonstration/chain/images/composition';
import { draw } from '@api/demonstration/chain/images/draw';
import { pictureBook } from '@api/demonstration/chain/images/picture-book';

/** The chain's pictures, drawn when they are asked for. */
export interface DemonstrationImages {
  has(id: string): boolean;
  /** A square WebP of that width on transparent ground; drawn anew each time, so keep it. The id must be had. */
  render(id: string, width: number): Promise<Uint8Array>;
}

const book = pictureBook();

export const demonstrationImages: DemonstrationImages = {
  has: (id) => book.has(id),
  render: (id, width) => draw(composition(id, book.get(id) ?? []), width),
};
