import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';
import { median } from '@bench/median';
import { measureTaps, type Visit } from '@bench/tap/measure-taps';
import { writeLongChain } from '@test/support/browser/long-chain';
import { LONG_MENU_SIZE } from '@test/support/browser/long-menu-size';
import { launchChromium } from '@test/support/browser/launch-chromium';
import { openStorefront } from '@test/support/browser/storefront';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const ROUNDS = Number(process.argv[2] ?? 5);
const GOAL = 1.3;
const SHORT_MENU_SIZE = 40;
const FLOOR = path.resolve('.cache/bench-tap');

await build({
  logLevel: 'error',
  root: path.resolve('bench/tap'),
  publicDir: false,
  build: {
    outDir: FLOOR,
    emptyOutDir: true,
    ssr: false,
    rolldownOptions: { input: path.resolve('bench/tap/floor.html') },
  },
});
const floor = createServer((request, response) => {
  const file = path.join(FLOOR, request.url === '/' ? 'floor.html' : path.normalize(request.url ?? ''));
  response.setHeader('content-type', file.endsWith('.html') ? 'text/html' : 'text/javascript');
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
}).listen(0);
const long = await openMenu(LONG_MENU_SIZE);
const short = await openMenu(SHORT_MENU_SIZE);
const browser = await launchChromium();
const NAMES = ['long', 'short', 'floor'] as const;
const pages = {
  long: long.address,
  short: short.address,
  floor: `http://localhost:${(floor.address() as AddressInfo).port}/`,
};
const visits: Record<keyof typeof pages, Visit[]> = { long: [], short: [], floor: [] };
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of NAMES) visits[name].push(await measureTaps(browser, pages[name]));
} finally {
  await browser.close();
  await long.close();
  await short.close();
  floor.close();
}
const taps = (name: keyof typeof pages) => visits[name].flatMap(({ tapsMs }) => tapsMs);
for (const name of NAMES) {
  console.log(`${name.padEnd(8)} tap to changed basket  ${summary(taps(name))}`);
  console.log(
    `${name.padEnd(8)} largest paint          ${summary(visits[name].map((each) => each.largestPaintMs))}`,
  );
}
const ratios = (['long', 'short'] as const).map((name) => median(taps(name)) / median(taps('floor')));
console.log(`ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')} (goal: at most ${GOAL})`);
process.exitCode = ratios.every((ratio) => ratio <= GOAL) ? 0 : 1;

/** A storefront of its own, with a menu of so many articles. */
async function openMenu(size: number) {
  const folder = await makeThrowAwayFolder();
  await writeLongChain(folder.path, size);
  const storefront = await openStorefront({ settings: { LUCKA_CHAIN: folder.path } });
  return {
    address: `${storefront.origin}/shop/1/menu/all?orderType=TakeAway`,
    close: async () => {
      await storefront.close();
      await folder.dispose();
    },
  };
}

function summary(values: readonly number[]): string {
  const round = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
  return `median ${round(median(values))}  min ${round(Math.min(...values))}  max ${round(Math.max(...values))}`;
}
