#!/usr/bin/env node
// `npx lucka-pages`: builds what is stale, then serves the storefront of a back end elsewhere.
import { build } from '../scripts/build.mjs';

const onStale = () => console.error('Building the storefront once; this takes a moment.');
await build({ only: ['client', 'pages', 'drawing'], onStale }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
await import('../dist/pages/main.js');
