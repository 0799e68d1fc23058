import sharp from 'sharp';
import type { Composition, Layer } from '@api/chain/pictures/composition';
import { drawingOf, type Drawing, type Encoding } from '@api/chain/pictures/encode';
import { emojiFile } from '@api/chain/pictures/emoji-file';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** The pictures are soft and 256 pixels wide; drawing larger than this gives no visible detail. */
const LARGEST_CANVAS = 640;

/** The AVIF is as close to the drawing as the WebP or closer. */
export const DRAWN: Encoding = {
  // A higher effort makes files a fifth smaller and takes four times as long.
  webp: { quality: 76, alphaQuality: 80, effort: 1 },
  avifQuality: { 160: 55, 320: 48, 640: 45, 1280: 45 },
};

/** A composition as a square on a transparent background. */
export async function draw(composition: Composition, width: number): Promise<Drawing> {
  const side = Math.min(width, LARGEST_CANVAS);
  const layers = await Promise.all(composition.map((layer) => overlayOf(layer, side)));
  const canvas = sharp({ create: { width: side, height: side, channels: 4, background: TRANSPARENT } });
  const { data, raw } = await drawingOf(canvas.composite([groundShadow(composition, side), ...layers]));
  if (side === width) return { data, raw };
  return drawingOf(sharp(data, { raw }).resize(width, width, { kernel: 'linear' }));
}

/** Saturation factors for pictures with unnatural colours. */
const SATURATIONS: Readonly<Partial<Record<string, number>>> = { '🐟': 0.25, '🧁': 0.5 };

async function overlayOf(layer: Layer, side: number) {
  const size = Math.round(layer.size * side);
  const source = layer.svg === undefined ? emojiFile(layer.emoji) : Buffer.from(layer.svg);
  const { data, info } = await sharp(source)
    .flop(layer.isMirrored)
    .resize(size, size)
    .modulate({ saturation: SATURATIONS[layer.emoji] ?? 1 })
    .rotate(layer.angleDegrees, { background: TRANSPARENT })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: Math.round(layer.centerX * side - info.width / 2),
    top: Math.round(layer.centerY * side - info.height / 2),
  };
}

/** A soft shadow under the largest picture. */
function groundShadow(composition: Composition, side: number) {
  const main = composition.reduce((one, other) => (other.size > one.size ? other : one));
  const part = (value: number) => Math.round(value * side);
  return {
    input: Buffer.from(
      `<svg width="${side}" height="${side}" xmlns="http://www.w3.org/2000/svg"><defs><radialGradient id="s">
      <stop offset="0" stop-color="#1a0d05" stop-opacity=".34"/><stop offset="1" stop-color="#1a0d05" stop-opacity="0"/>
      </radialGradient></defs><ellipse cx="${part(main.centerX)}" cy="${part(main.centerY + main.size * 0.46)}"
      rx="${part(main.size * 0.5)}" ry="${part(main.size * 0.11)}" fill="url(#s)"/></svg>`,
    ),
    left: 0,
    top: 0,
  };
}
