import { createHash } from 'node:crypto';
import { composition, type Composition } from '@api/chain/pictures/composition';
import { dishComposition, type DishContent } from '@api/chain/pictures/dish-composition';
import { crop, fitInto, PHOTO } from '@api/chain/pictures/crop';
import { draw, DRAWN } from '@api/chain/pictures/draw';
import { encode } from '@api/chain/pictures/encode';
import type { PictureBook } from '@api/chain/pictures/picture-book';
import type { ImageSource, Picture } from '@api/images/image-source';

export interface ChainPictures {
  readonly book: PictureBook;
  /** A file of the chain. */
  file(path: string): Promise<Uint8Array | undefined>;
}

/** A chain's pictures, drawn anew at every call; wrap them in StoredImages. */
export const chainImages = (current: () => Promise<ChainPictures>): ImageSource => ({
  find: async (id) => {
    const { book, file } = await current();
    const content = book.get(id);
    if (content === undefined) return undefined;
    if (content.kind === 'emojis')
      return composed(content.emojis.join(''), () => composition(id, content.emojis));
    if (content.kind === 'dish') return composed(editionOf(id, content), () => dishComposition(id, content));
    const bytes = await file(content.file);
    const resize = content.kind === 'logo' ? fitInto : crop;
    return (
      bytes && {
        edition: hashOf(bytes),
        render: async (width) => encode(await resize(bytes, width), width, PHOTO),
      }
    );
  },
});

const composed = (edition: string, layers: () => Composition): Picture => ({
  edition,
  render: async (width) => encode(await draw(layers(), width), width, DRAWN),
});

const editions = new WeakMap<DishContent, string>();

/** Of the drawing itself, so that pictures that an earlier version stored are drawn again. */
function editionOf(id: string, content: DishContent): string {
  const edition = editions.get(content) ?? hashOf(JSON.stringify(dishComposition(id, content)));
  editions.set(content, edition);
  return edition;
}

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64url');
