import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchFiles, runInPieces } from '@/ui/app/load-in-pieces';

/** Of which the browser fetches nothing by itself. */
const aDocument = (): Document => document.implementation.createHTMLDocument();

const linksOf = (page: Document) => [...page.head.querySelectorAll('link')];

const lists: DOMTokenList = Object.getPrototypeOf(document.createElement('link').relList);

describe('fetchFiles', () => {
  beforeEach(() => {
    vi.spyOn(lists, 'supports').mockReturnValue(true);
  });

  it('resolves when each file has come or is missing, and leaves no link', async () => {
    const page = aDocument();
    let isFetched = false;
    const fetched = fetchFiles(['/a.js', '/b.js'], page).then(() => (isFetched = true));
    const [a, b] = linksOf(page);
    expect(linksOf(page).map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['modulepreload', '/a.js'],
      ['modulepreload', '/b.js'],
    ]);
    a?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(isFetched).toBe(false);
    b?.dispatchEvent(new Event('error'));
    await fetched;
    expect(linksOf(page)).toEqual([]);
  });

  it('fetches nothing where the browser does not report the end', async () => {
    vi.spyOn(lists, 'supports').mockReturnValue(false);
    const page = aDocument();
    await fetchFiles(['/a.js'], page);
    expect(linksOf(page)).toEqual([]);
  });
});

describe('runInPieces', () => {
  it('runs one file after the other, each in a task of its own, also after a missing one', async () => {
    const ran: string[] = [];
    vi.stubGlobal('ran', (name: string) => {
      ran.push(name);
      // Before the next file, if that is in another task.
      setTimeout(() => ran.push(`after ${name}`));
    });
    const file = (name: string) => `data:text/javascript,globalThis.ran('${name}')`;
    await runInPieces([file('a'), 'data:text/javascript,throw new Error("missing")', file('b')]);
    expect(ran).toEqual(['a', 'after a', 'b', 'after b']);
  });
});
