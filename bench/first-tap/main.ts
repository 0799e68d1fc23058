import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { measureFirstTap, placeOf, type TapTime } from '@bench/first-tap/measure-first-tap';
import { PLAIN_PAGE } from '@bench/first-tap/plain-page';
import { TAPPED_CONTROLS, type TappedControl } from '@bench/first-tap/tapped-control';
import { median } from '@bench/median';
import { COMPARISON, openFront } from '@bench/pages/front';
import { launchChromium } from '@test/support/browser/launch-chromium';
import { openStorefront } from '@test/support/browser/storefront';

const DEFAULT_ROUNDS = 5;
const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
const named = process.argv[3] ?? '';
const COMPARED = path.resolve('.cache/bench-first-tap');
const TIMES: readonly TapTime[] = [
  ...[100, 300, 1_000, 3_000, 6_000].map((ms) => ({ after: 'paint', ms }) as const),
  { after: 'load', ms: 300 },
];
const NAME_WIDTH = 20;
const WIDTH = 14;

await build({
  logLevel: 'error',
  root: path.resolve('bench/tap'),
  base: COMPARISON,
  publicDir: false,
  build: {
    outDir: COMPARED,
    emptyOutDir: true,
    ssr: false,
    rolldownOptions: { input: path.resolve('bench/tap/floor.html') },
  },
});
await writeFile(path.join(COMPARED, 'plain.html'), PLAIN_PAGE);
const storefront = await openStorefront();
const front = await openFront(storefront.origin, COMPARED);
const browser = await launchChromium();
try {
  const taps = TAPPED_CONTROLS.filter(
    ({ name, address }) => address.startsWith(COMPARISON) || name.includes(named),
  );
  const places = new Map<TappedControl, Awaited<ReturnType<typeof placeOf>>>();
  for (const control of taps) places.set(control, await placeOf(browser, front.origin, control));
  const measured = new Map<string, Awaited<ReturnType<typeof measureFirstTap>>[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const time of TIMES)
      for (const [control, place] of places) {
        const key = keyOf(control, time);
        const tap = await measureFirstTap(browser, front.origin, { control, place, time });
        measured.set(key, [...(measured.get(key) ?? []), tap]);
      }
  console.log(
    `From a tap to the frame with the answer in ms: median (greatest) of ${rounds}; ∞ is a lost tap.`,
  );
  printRow('', [...TIMES.map(({ after, ms }) => `${ms / 1_000} s, ${after}`), 'since address']);
  for (const control of taps) {
    const taken = (time: TapTime) => measured.get(keyOf(control, time)) ?? [];
    const since = TIMES.filter(({ after }) => after === 'load').flatMap(taken);
    printRow(control.name, [
      ...TIMES.map((time) => summary(taken(time).map(({ answeredMs }) => answeredMs))),
      summary(since.map(({ sinceNavigationMs }) => sinceNavigationMs)),
    ]);
  }
} finally {
  await browser.close();
  front.close();
  await storefront.close();
}

function keyOf({ name }: TappedControl, { after, ms }: TapTime): string {
  return `${name} ${after} ${ms}`;
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padEnd(WIDTH)).join(''));
}

function summary(values: readonly number[]): string {
  const round = (value: number): string => (value === Infinity ? '∞' : value.toFixed(0));
  return `${round(median(values))} (${round(Math.max(...values))})`;
}
