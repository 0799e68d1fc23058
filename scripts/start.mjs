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
await import('../dist/api/main.js');
