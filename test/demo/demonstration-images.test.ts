import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chainImages } from '@api/chain/pictures/chain-images';
import { demonstration } from '@demo/demonstration-chain';
import { must } from '@test/support/builders/must';
import { emojiFile } from '@api/chain/pictures/emoji-file';
import { IMAGE_WIDTHS, type ImageWidth } from '@api/images/image-source';

const book = demonstration().pictures();
const images = chainImages(() => Promise.resolve({ book, file: () => Promise.resolve(undefined) }));
const render = async (id: string, width: ImageWidth) => must(await images.find(id)).render(width);
const MAX_BYTES_AT_320 = { webp: 20_000, avif: 9_000 };

describe('chainImages', () => {
  it('has the ids of its book and no others', async () => {
    expect(await images.find('dish-burger-classic')).toMatchObject({ edition: expect.any(String) });
    expect(await images.find('../package.json')).toBeUndefined();
    expect(await images.find('constructor')).toBeUndefined();
  });

  it.each(IMAGE_WIDTHS)(
    'draws a square WebP and AVIF, %d wide, that let the plate show through',
    async (width) => {
      const { webp, avif } = await render('dish-burger-classic', width);
      const square = { width, height: width, hasAlpha: true };
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', ...square });
      expect(await sharp(must(avif)).metadata()).toMatchObject({ compression: 'av1', ...square });
      for (const picture of [webp, must(avif)]) {
        const { channels } = await sharp(picture).stats();
        expect([channels[3]?.min, channels[3]?.max]).toEqual([0, 255]);
      }
    },
  );

  it('keeps the pictures of a menu small', async () => {
    const ids = [...book.keys()].filter((id) => id.startsWith('dish-pizza')).slice(0, 8);
    for (const id of ids) {
      const { webp, avif } = await render(id, 320);
      expect(webp.length, id).toBeLessThan(MAX_BYTES_AT_320.webp);
      expect(must(avif).length, id).toBeLessThan(MAX_BYTES_AT_320.avif);
    }
  });

  it('finds the file of every picture that a composition shows', () => {
    const emojis = new Set(
      [...book.values()].flatMap((content) => (content.kind === 'emojis' ? content.emojis : [])),
    );
    expect([...emojis].filter((emoji) => !existsSync(emojiFile(emoji)))).toEqual([]);
  });
});
