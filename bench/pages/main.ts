import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { median } from '@bench/median';
import { COMPARISON, ISOLATED, openFront } from '@bench/pages/front';
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
  isolated: `${COMPARISON}control.html${ISOLATED}`,
  libraries: `${COMPARISON}libraries.html`,
  home: '/',
  menu: '/shop/1/menu',
  article: '/shop/1/menu/burgers/articles/burger-classic',
  signage: '/shop/1/digital-signage',
} as const;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as readonly PageName[];
const VISITS = ['first', 'second'] as const;
/** Of the columns, in characters. */
const WIDTHS = [10, 22, 13, 18, 8, 8, 26, 36, 0];

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
const storefront = await openStorefront();
const front = await openFront(storefront.origin, COMPARED);
const visits = new Map<string, Visit[]>();
try {
  await warmUp();
  for (let round = 0; round < rounds; round += 1) for (const name of NAMES) await visitTwice(name);
  VISITS.forEach(printTable);
  if (hasLighthouse) await printScores();
} finally {
  front.close();
  await storefront.close();
}

/** Draws the pages and their pictures once, since a first drawing is no part of a visit. */
async function warmUp(): Promise<void> {
  const browser = await launchChromium();
  const page = await browser.newPage({ ...SCREENS.small, serviceWorkers: 'block' });
  for (const name of NAMES) await page.goto(front.origin + PAGES[name], { waitUntil: 'networkidle' });
  await browser.close();
}

/** In a new browser each time, and without the service worker, whose work does not count for the page. */
async function visitTwice(name: PageName): Promise<void> {
  const browser = await launchChromium();
  const context = await browser.newContext({ ...SCREENS.small, locale: 'sv-SE', serviceWorkers: 'block' });
  for (const visit of VISITS) {
    const measured = await measureVisit(context, front.origin + PAGES[name]);
    visitsOf(name, visit).push(measured);
  }
  await browser.close();
}

function visitsOf(name: PageName, visit: string): Visit[] {
  const key = `${name} ${visit}`;
  const known = visits.get(key) ?? [];
  visits.set(key, known);
  return known;
}

function printTable(visit: (typeof VISITS)[number]): void {
  console.log(`\n${visit} visit: median (minimum to maximum) of ${rounds}`);
  printRow(
    '',
    'LCP ms',
    'to controls',
    'TBT ms',
    'longest',
    'CLS',
    'script kB: load, sign, all',
    'after the sign: ready, TBT, longest',
    'largest',
  );
  for (const name of NAMES) {
    const values = (read: (visit: Visit) => number) => visitsOf(name, visit).map(read);
    const controls = (['control', 'isolated'] as const).map((control) =>
      (median(values(largestPaint)) / median(visitsOf(control, visit).map(largestPaint))).toFixed(2),
    );
    printRow(
      name,
      summary(values(largestPaint)),
      controls.join(', '),
      summary(values(({ blockedMs }) => blockedMs)),
      median(values(({ longestTaskMs }) => longestTaskMs)).toFixed(0),
      median(values(({ shift }) => shift)).toFixed(4),
      [
        values(({ scriptByLoadKb }) => scriptByLoadKb),
        values(({ scriptBeforeSignKb }) => scriptBeforeSignKb),
        values(({ scriptKb }) => scriptKb),
      ]
        .map((kilobytes) => median(kilobytes).toFixed(1))
        .join(', '),
      [
        values(({ takeoverMs }) => takeoverMs),
        values(({ blockedAfterSignMs }) => blockedAfterSignMs),
        values(({ longestAfterSignMs }) => longestAfterSignMs),
      ]
        .map((milliseconds) => median(milliseconds).toFixed(0))
        .join(', '),
      visitsOf(name, visit).at(-1)?.largest ?? '',
    );
  }
}

function largestPaint({ largestPaintMs }: Visit): number {
  return largestPaintMs;
}

function printRow(...cells: readonly string[]): void {
  console.log(cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(' '));
}

async function printScores(): Promise<void> {
  console.log('\nLighthouse, mobile: performance, accessibility, best practices, SEO');
  for (const name of NAMES)
    console.log(`${name.padEnd(10)} ${(await lighthouseScores(front.origin + PAGES[name])).join(', ')}`);
}

function summary(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`;
}
