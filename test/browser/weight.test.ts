import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** Of script, in kB of 1 000 bytes after gzip; docs/performance.md says what is in it. */
const BY_LOAD_MAX_KB = 28.5;
const IN_ALL_MAX_KB = { home: 285, others: 309 } as const;
const FONTS_MAX = 2;

interface Fetched {
  readonly file: string;
  readonly isByLoad: boolean;
}

/** The built files that the page has fetched. */
const fetchedBy = ({ page }: Guest): Promise<readonly Fetched[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, isByLoad: startTime < loadedAt }))
      .filter(({ file }) => file.startsWith('/assets/'));
  });

async function kilobytes(files: readonly Fetched[]): Promise<number> {
  const scripts = new Set(files.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  const bodies = [...scripts].map((file) => readFile(path.join('dist/client', file)));
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_000;
}

describe('what a first visit fetches', () => {
  it.each([
    ['/', IN_ALL_MAX_KB.home],
    ['/shop/1/menu', IN_ALL_MAX_KB.others],
    ['/shop/1/menu/burgers/articles/burger-classic', IN_ALL_MAX_KB.others],
  ])('is little at %s', (address, inAllMaxKb) =>
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.goto(address);
      await guest.isWelcomedAsGuest();
      await guest.page.waitForLoadState('networkidle');
      const fetched = await fetchedBy(guest);
      const byLoad = fetched.filter(({ isByLoad }) => isByLoad);
      expect(await kilobytes(byLoad)).toBeLessThan(BY_LOAD_MAX_KB);
      expect(await kilobytes(fetched)).toBeLessThan(inAllMaxKb);
      expect(byLoad.filter(({ file }) => file.endsWith('.woff2')).length).toBeLessThanOrEqual(FONTS_MAX);
    })(),
  );
});
