import path from 'node:path';
import { takePictures, takeReadmePicture } from '@test/support/browser/take-pictures';

// The program of `npm run screens`; scripts/screens.mjs builds the product and then runs it.
if (process.argv.includes('--readme')) {
  const file = path.resolve('docs/pictures/home.png');
  await takeReadmePicture(file);
  console.log(`The picture is ${file}`);
} else {
  const folder = path.resolve('.cache/screens');
  await takePictures({ folder, colorScheme: process.argv.includes('--dark') ? 'dark' : 'light' });
  console.log(`The pictures are in ${folder}`);
}
