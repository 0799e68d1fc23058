import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readReadyNotice, showOrder } from '@/adapters/browser/service-worker/ready-notice';

const NOTICE = { title: 'Din mat är klar.', body: 'Beställning 7', path: '/order/abc-1' };

describe('readReadyNotice', () => {
  it('reads what the server sends [DEC-96]', () => {
    expect(readReadyNotice(JSON.stringify({ ...NOTICE, more: 1 }))).toEqual(NOTICE);
  });

  it('leads to the page of an order and nowhere else', () => {
    for (const path of [
      '/',
      '//evil.example',
      'https://evil.example/order/1',
      '/order/1/../../login',
      '/order/',
    ])
      expect(readReadyNotice(JSON.stringify({ ...NOTICE, path }))).toBeUndefined();
  });

  it('is undefined for anything else, and never throws', () => {
    expect(readReadyNotice(undefined)).toBeUndefined();
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readReadyNotice(text) === undefined));
  });
});

describe('showOrder', () => {
  /** Which tab got the focus, or which was opened. */
  async function shownWith(urls: readonly string[], address: string = NOTICE.path): Promise<string[]> {
    const shown: string[] = [];
    const note = (what: string) => Promise.resolve(shown.push(what));
    await showOrder(
      {
        matchAll: () => Promise.resolve(urls.map((url) => ({ url, focus: () => note(`focus ${url}`) }))),
        openWindow: (path) => note(`open ${path}`),
      },
      address,
    );
    return shown;
  }

  it('shows the tab of the order, else opens one', async () => {
    const tab = 'https://lucka.example/order/abc-1#code=x';
    expect(await shownWith(['https://lucka.example/', tab])).toEqual([`focus ${tab}`]);
    expect(await shownWith(['https://lucka.example/order/abc-12'])).toEqual(['open /order/abc-1']);
  });

  it.each(['/', '//evil.example', 'https://evil.example/order/1', '/order/1/../../login', '/order/'])(
    'shows nothing for %s, which is no order',
    async (address) => {
      expect(await shownWith([], address)).toEqual([]);
      expect(await shownWith([`https://lucka.example${address}`], address)).toEqual([]);
    },
  );
});
