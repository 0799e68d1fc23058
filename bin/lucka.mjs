#!/usr/bin/env node
// `npx lucka`: builds what is stale, then runs the command line in this process.
import { build } from '../scripts/build.mjs';

const onStale = () => console.error('Building the command line once; this takes a moment.');
await build({ only: ['cli'], onStale }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// No source maps, since reading one takes as long as most commands; NODE_OPTIONS=--enable-source-maps enables them.
await import('../dist/cli/main.js');
