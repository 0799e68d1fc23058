import { createHash } from 'node:crypto';
import { composition } from '@api/chain/pictures/composition';
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
    if (content.kind === 'emojis') return composed(id, content.emojis);
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

const composed = (id: string, emojis: readonly string[]): Picture => ({
  edition: emojis.join(''),
  render: async (width) => encode(await draw(composition(id, emojis), width), width, DRAWN),
});

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
