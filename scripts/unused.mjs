// Finds unused code: in the whole repository, and in the product alone, where a use by a test does not count.
import { run } from './process.mjs';

const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];

for (const options of [[], ['--production', '--include', 'files,dependencies,exports,types']]) {
  const { code, output } = await run(process.execPath, [...KNIP, ...options]);
  if (code === 0) continue;
  console.log(options.length === 0 ? 'Unused:' : 'Used by no entry point of the product (at most by tests):');
  console.log(output);
  process.exitCode = 1;
}
