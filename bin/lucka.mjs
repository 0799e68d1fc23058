#!/usr/bin/env node
// `npx lucka`: builds what is stale, then becomes the command line.
import { build } from '../scripts/build.mjs';

const tell = () => {
  if (process.stderr.isTTY) console.error('Building the command line once; this takes a moment.');
};
await build({ only: ['cli'], tell }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// Reading the source map takes as long as most commands: NODE_OPTIONS=--enable-source-maps for whoever wants a stack.
await import('../dist/cli/main.js');
