// `npm run screens`: a picture of every screen and state in .cache/screens. `-- --dark` takes them in the dark,
// `-- --readme` takes the one of README.md alone.
import path from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from './aliases.mjs';
import { build } from './build.mjs';
import { projectRoot } from './process.mjs';

process.chdir(projectRoot);
await build();

const { module } = await runnerImport(path.resolve('test/support/browser/take-pictures.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
});

if (process.argv.includes('--readme')) {
  const file = path.resolve('docs/pictures/home.png');
  await module.takeReadmePicture(file);
  console.log(`The picture is ${file}`);
} else {
  const folder = path.resolve('.cache/screens');
  await module.takePictures({ folder, colorScheme: process.argv.includes('--dark') ? 'dark' : 'light' });
  console.log(`The pictures are in ${folder}`);
}
