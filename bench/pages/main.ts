import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { COMPARISON, openFront } from '@bench/pages/front';
import { lighthouseScores } from '@bench/pages/lighthouse';
import { measureVisit, type Visit } from '@bench/pages/measure-visit';
import { launchChromium } from '@test/support/browser/launch-chromium';
import { SCREENS } from '@test/support/browser/screen-size';
import { openStorefront } from '@test/support/browser/storefront';

const DEFAULT_ROUNDS = 7;
const options = process.argv.slice(2);
const rounds = Number(options.find((option) => /^\d+$/.test(option)) ?? DEFAULT_ROUNDS);
const hasLighthouse = options.includes('lighthouse');
const COMPARED = path.resolve('.cache/bench-pages');

const PAGES = {
  control: `${COMPARISON}control.html`,
  libraries: `${COMPARISON}libraries.html`,
  home: '/',
  menu: '/shop/1/menu',
  article: '/shop/1/menu/burgers/articles/burger-classic',
  signage: '/shop/1/digital-signage',
} as const;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as readonly PageName[];
const VISITS = ['first', 'second'] as const;

await build({
  logLevel: 'error',
  root: path.resolve('bench/pages'),
  base: COMPARISON,
  publicDir: false,
  build: {
    outDir: COMPARED,
    emptyOutDir: true,
    ssr: false,
    rolldownOptions: { input: path.resolve('bench/pages/libraries.html') },
  },
});
await cp('bench/pages/control.html', path.join(COMPARED, 'control.html'));
const storefront = await openStorefront({ settings: { LUCKA_PAGES: 'on' } });
const front = await openFront(storefront.origin, COMPARED);
const browser = await launchChromium();
const visits = new Map<string, Visit[]>();
try {
  await warmUp(browser);
  for (let round = 0; round < rounds; round += 1) for (const name of NAMES) await visitTwice(browser, name);
  VISITS.forEach(printTable);
  if (hasLighthouse) await printScores();
} finally {
  await browser.close();
  front.close();
  await storefront.close();
}

/** Draws the pages and their pictures once, since a first drawing is no part of a visit. */
async function warmUp(browser: Browser): Promise<void> {
  const context = await browser.newContext({ ...SCREENS.small, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const name of NAMES) await page.goto(front.origin + PAGES[name], { waitUntil: 'networkidle' });
  await context.close();
}

/** Without the service worker, whose work does not count for the page. */
async function visitTwice(browser: Browser, name: PageName): Promise<void> {
  const context = await browser.newContext({ ...SCREENS.small, locale: 'sv-SE', serviceWorkers: 'block' });
  for (const visit of VISITS) {
    const key = `${name} ${visit}`;
    const measured = await measureVisit(context, front.origin + PAGES[name]);
    visits.set(key, [...(visits.get(key) ?? []), measured]);
  }
  await context.close();
}

function printTable(visit: (typeof VISITS)[number]): void {
  console.log(`\n${visit} visit: median (minimum to maximum) of ${rounds}`);
  const row = (...cells: readonly string[]) =>
    console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 10 : 24)).join(''));
  row('', 'LCP ms', 'ratio to control', 'TBT ms', 'longest task ms', 'CLS', 'script gz kB by load / all');
  const paint = (name: PageName) => valuesOf(name, visit, (each) => each.largestPaintMs);
  for (const name of NAMES)
    row(
      name,
      summary(paint(name)),
      (median(paint(name)) / median(paint('control'))).toFixed(2),
      summary(valuesOf(name, visit, (each) => each.blockedMs)),
      summary(valuesOf(name, visit, (each) => each.longestTaskMs)),
      Math.max(...valuesOf(name, visit, (each) => each.shift)).toFixed(3),
      [
        ...[
          valuesOf(name, visit, (each) => each.scriptByLoadKb),
          valuesOf(name, visit, (each) => each.scriptKb),
        ],
      ]
        .map((values) => median(values).toFixed(1))
        .join(' / '),
      visits.get(`${name} ${visit}`)?.at(-1)?.largest ?? '',
    );
}

async function printScores(): Promise<void> {
  console.log('\nLighthouse, mobile: performance, accessibility, best practices, SEO');
  for (const name of NAMES)
    console.log(`${name.padEnd(10)}${(await lighthouseScores(front.origin + PAGES[name])).join(', ')}`);
}

function valuesOf(name: PageName, visit: string, read: (visit: Visit) => number): readonly number[] {
  return (visits.get(`${name} ${visit}`) ?? []).map(read);
}

function summary(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
