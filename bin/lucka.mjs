#!/usr/bin/env node
// `npx lucka`: builds what is stale, then becomes the command line.
import { build } from '../scripts/build.mjs';

await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

process.setSourceMapsEnabled(true);
await import('../dist/cli/main.js');
