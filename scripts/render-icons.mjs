// `node scripts/render-icons.mjs`: renders the icons in public/icons from src/ui/design/app-icon.svg.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './process.mjs';

/**
 * The icons on a device's home screen. `rounding` is the corner's share of the width; a device that cuts the icon
 * itself gets none.
 */
const ICONS = [
  { name: 'icon-192', size: 192, rounding: 0.22 },
  { name: 'icon-512', size: 512, rounding: 0.22 },
  { name: 'maskable-512', size: 512, rounding: 0 },
  { name: 'apple-touch-icon', size: 180, rounding: 0 },
];

const drawing = await readFile(path.join(projectRoot, 'src/ui/design/app-icon.svg'));

for (const { name, size, rounding } of ICONS)
  await writeFile(path.join(projectRoot, `public/icons/${name}.png`), await render(size, rounding));
// Browsers ask for it at pages that name no icon, such as a text.
await writeFile(path.join(projectRoot, 'public/favicon.ico'), iconFile(32, await render(32, 0.22)));

async function render(size, rounding) {
  const radius = Math.round(size * rounding);
  const shape = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`;
  return sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of one PNG: a head of 6 bytes, an entry of 16, the picture. */
function iconFile(size, png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon,
  head.writeUInt16LE(1, 4); // one of them.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
