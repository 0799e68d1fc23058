// `npm start`: builds what is stale, then runs the API in this process, which also serves the client.
import { build } from './build.mjs';
import { endWithNpm, projectRoot } from './process.mjs';

endWithNpm();
process.chdir(projectRoot);
process.env['NODE_ENV'] ??= 'production';

const onStale = () => console.log('Building what has changed; the first time takes a minute or two.');
await build({ only: ['client', 'api', 'drawing'], onStale }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

process.setSourceMapsEnabled(true);
// A variable, since the built file may not exist when types are checked.
const program = '../dist/api/main.js';
await import(program);
