// `node scripts/render-icons.mjs`: renders the icons in public/icons from src/ui/design/app-icon.svg.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './process.mjs';

/** The icons on a device's home screen. `rounding` is the corner's share of the width; a device that cuts the icon itself gets none. */
const ICONS = [
  { name: 'icon-192', size: 192, rounding: 0.22 },
  { name: 'icon-512', size: 512, rounding: 0.22 },
  { name: 'maskable-512', size: 512, rounding: 0 },
  { name: 'apple-touch-icon', size: 180, rounding: 0 },
];

const drawing = await readFile(path.join(projectRoot, 'src/ui/design/app-icon.svg'));

for (const { name, size, rounding } of ICONS) {
  const radius = Math.round(size * rounding);
  const shape = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`;
  await sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(projectRoot, `public/icons/${name}.png`));
}
