import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chainImages } from '@api/chain/pictures/chain-images';
import { demonstration } from '@demo/demonstration-chain';
import { must } from '@test/support/builders/must';
import { emojiFile } from '@api/chain/pictures/emoji-file';
import { IMAGE_WIDTHS } from '@api/images/image-source';

const book = demonstration().pictures();
const images = chainImages(() => Promise.resolve({ book, file: () => Promise.resolve(undefined) }));
const render = async (id: string, width: number) => must(await images.find(id)).render(width);
const MAX_BYTES_AT_320 = 18_000;

describe('chainImages', () => {
  it('has the ids of its book and no others', async () => {
    expect(await images.find('dish-burger-classic')).toMatchObject({ edition: expect.any(String) });
    expect(await images.find('../package.json')).toBeUndefined();
    expect(await images.find('constructor')).toBeUndefined();
  });

  it.each(IMAGE_WIDTHS)('draws a square WebP, %d wide, that lets the plate show through', async (width) => {
    const picture = await render('dish-burger-classic', width);
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
    const ids = [...book.keys()].filter((id) => id.startsWith('dish-pizza')).slice(0, 8);
    for (const id of ids) expect((await render(id, 320)).byteLength, id).toBeLessThan(MAX_BYTES_AT_320);
  });

  it('finds the file of every picture that a composition shows', () => {
    const emojis = new Set(
      [...book.values()].flatMap((content) => (content.kind === 'emojis' ? content.emojis : [])),
    );
    expect([...emojis].filter((emoji) => !existsSync(emojiFile(emoji)))).toEqual([]);
  });
});
