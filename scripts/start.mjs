// `npm start`: builds what is stale, then runs the API, which serves the client as well.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { projectRoot } from './process.mjs';

await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const api = spawn(process.execPath, ['--enable-source-maps', 'dist/api/main.js', ...process.argv.slice(2)], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => api.kill(signal));
api.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
