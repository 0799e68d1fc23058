import path from 'node:path';
import { takePictures, takeReadmePicture, VIEWS } from '@test/support/browser/take-pictures';

// The program of `npm run screens`; scripts/screens.mjs builds the product and then runs it.
const report = (line: string): void => console.log(line);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

if (process.argv.includes('--readme')) {
  const file = path.resolve('docs/pictures/home.png');
  await takeReadmePicture(file);
  report(`The picture is ${file}`);
} else {
  const folder = path.resolve('.cache/screens');
  const views = VIEWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const missing = await takePictures({ folder, views, report });
  report(`The pictures are in ${folder}`);
  for (const line of missing) report(`Missing: ${line}`);
  process.exitCode = missing.length > 0 || views.length === 0 ? 1 : 0;
}
