// `npm start`: builds what is stale, then becomes the API, which serves the client as well.
import { build } from './build.mjs';
import { endWithNpm, projectRoot } from './process.mjs';

endWithNpm();
process.chdir(projectRoot);
process.env['NODE_ENV'] ??= 'production';

await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

process.setSourceMapsEnabled(true);
// A variable, since the built file is not there when the types are checked.
const program = '../dist/api/main.js';
await import(program);
