// Finds unused code: in the whole repository, and in the product alone, where a use by a test does not count.
import { run } from './process.mjs';

const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location'];
const PASSES = [
  { name: 'repository', header: 'Unused:', options: [] },
  {
    name: 'product',
    header: 'Used by no entry point of the product (at most by tests):',
    options: ['--production', '--include', 'files,dependencies,exports,types'],
  },
];

for (const { name, header, options } of PASSES) {
  // Each pass has a cache of its own: one would discard what the other stored.
  const { code, output } = await run(process.execPath, [...KNIP, `.cache/knip/${name}`, ...options]);
  if (code === 0) continue;
  console.log(header);
  console.log(output);
  process.exitCode = 1;
}
