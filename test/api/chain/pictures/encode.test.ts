import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { composition } from '@api/chain/pictures/composition';
import { crop, PHOTO } from '@api/chain/pictures/crop';
import { draw, DRAWN } from '@api/chain/pictures/draw';
import { encode, type Drawing } from '@api/chain/pictures/encode';
import { must } from '@test/support/builders/must';

const PLATE = '#f6e0bd';
const DISHES = ['🍕🍅🧀', '🍔🥬', '🥗🥑🍤', '🍜'].map((emojis) => [...emojis]);

const onPlate = (picture: Sharp): Promise<Buffer> =>
  picture.flatten({ background: PLATE }).removeAlpha().raw().toBuffer();

/** The mean squared difference of the pixels on a plate. */
async function loss({ data, raw }: Drawing, encoded: Uint8Array): Promise<number> {
  const drawn = await onPlate(sharp(data, { raw }));
  const shown = await onPlate(sharp(encoded));
  return drawn.reduce((sum, value, index) => sum + (value - (shown[index] ?? 0)) ** 2, 0) / drawn.length;
}

describe('encode', () => {
  it.each([160, 320, 640] as const)('loses no more by AVIF than by WebP, %d wide', async (width) => {
    const lost = { webp: 0, avif: 0 };
    for (const emojis of DISHES) {
      const drawing = await draw(composition(emojis.join(''), emojis), width);
      const { webp, avif } = await encode(drawing, width, DRAWN);
      expect(must(avif).length).toBeLessThan(0.8 * webp.length);
      lost.webp += await loss(drawing, webp);
      lost.avif += await loss(drawing, must(avif));
    }
    expect(lost.avif).toBeLessThan(lost.webp);
  });

  it('has no AVIF where it is larger', async () => {
    const blank = { create: { width: 16, height: 16, channels: 3, background: PLATE } } as const;
    const { webp, avif } = await encode(await crop(await sharp(blank).png().toBuffer(), 160), 160, PHOTO);
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 160 });
    expect(avif).toBeUndefined();
  });

  it.each([
    ['that is translucent', { r: 80, g: 160, b: 30, alpha: 0.5 }, (file: Sharp) => file],
    ['with a profile', { r: 192, g: 32, b: 16, alpha: 1 }, (file: Sharp) => file.withIccProfile('p3')],
    ['of 16 bits', { r: 192, g: 32, b: 16, alpha: 1 }, (file: Sharp) => file.toColourspace('rgb16')],
  ])('has the colours of a picture %s', async (_, background, written) => {
    const filled = sharp({ create: { width: 320, height: 320, channels: 4, background } });
    const file = await written(filled.png()).toBuffer();
    const { webp } = await encode(await crop(file, 160), 160, PHOTO);
    const { channels } = await sharp(webp).stats();
    const { r, g, b, alpha } = background;
    const wanted = [r, g, b, 255 * alpha];
    for (const [index, { mean }] of channels.entries())
      expect(Math.abs(mean - must(wanted[index])), `channel ${index}`).toBeLessThan(5);
  });

  it('has the colours of a drawing that is enlarged', async () => {
    const dish = composition('dish', ['🍕']);
    const { data, raw } = await draw(dish, 640);
    const large = await draw(dish, 1280);
    const smaller = await onPlate(sharp(large.data, { raw: large.raw }).resize(640));
    const drawn = await onPlate(sharp(data, { raw }));
    const differs = drawn.filter((value, index) => Math.abs(value - (smaller[index] ?? 0)) > 24).length;
    expect(differs / drawn.length).toBeLessThan(0.001);
  });
});
