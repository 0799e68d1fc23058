import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demonstrationImages } from '@api/demonstration/chain/images/demonstration-images';
import { emojiFile } from '@api/demonstration/chain/images/emoji-file';
import { pictureBook } from '@api/demonstration/chain/images/picture-book';
import { IMAGE_WIDTHS } from '@api/images/image-source';

const MAX_BYTES_AT_320 = 18_000;

describe('demonstrationImages', () => {
  it('has the ids of its book and no others', () => {
    expect(demonstrationImages.has('dish-burger-classic')).toBe(true);
    expect(demonstrationImages.has('../package.json')).toBe(false);
    expect(demonstrationImages.has('constructor')).toBe(false);
  });

  it.each(IMAGE_WIDTHS)('draws a square WebP, %d wide, that lets the plate show through', async (width) => {
    const picture = await demonstrationImages.render('dish-burger-classic', width);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: width,
      hasAlpha: true,
    });
    const { channels } = await sharp(picture).stats();
    expect(channels[3]?.min).toBe(0);
    expect(channels[3]?.max).toBe(255);
  });

  it('keeps the pictures of a menu small', async () => {
    const ids = [...pictureBook().keys()].filter((id) => id.startsWith('dish-pizza')).slice(0, 8);
    for (const id of ids)
      expect((await demonstrationImages.render(id, 320)).byteLength, id).toBeLessThan(MAX_BYTES_AT_320);
  });

  it('finds the file of every picture that a composition shows', () => {
    const emojis = new Set([...pictureBook().values()].flat());
    expect([...emojis].filter((emoji) => !existsSync(emojiFile(emoji)))).toEqual([]);
  });
});
