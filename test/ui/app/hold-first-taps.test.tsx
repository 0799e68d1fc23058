import { afterEach, describe, expect, it } from 'vitest';

import { READY_EVENT } from '@/adapters/contract/page-marks';
import { holdFirstTaps } from '@/ui/app/hold-first-taps';

const done: string[] = [];

/** A page with three controls; what its script would do is noted. */
function aPage() {
  document.body.innerHTML = `
    <button id="add"><svg></svg></button> <a id="sheet" data-act="basket" href="#sheet"></a>
    <a id="dish" href="#dish"></a>`;
  holdFirstTaps(document, READY_EVENT);
  for (const each of document.querySelectorAll('[id]'))
    each.addEventListener('click', () => done.push(each.id));
}

const tap = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const beReady = () => document.dispatchEvent(new Event(READY_EVENT));

afterEach(() => {
  beReady();
  done.length = 0;
  document.body.innerHTML = '';
});

describe('holdFirstTaps', () => {
  it('does what was tapped once the page is ready, in its order and as often', () => {
    aPage();
    tap('#sheet');
    tap('#add svg');
    tap('#add');
    expect(done).toEqual([]);
    beReady();
    expect(done).toEqual(['sheet', 'add', 'add']);
  });

  it('leaves a link to the browser, unless something was tapped before it', () => {
    aPage();
    expect(tap('#dish')).toBe(true);
    tap('#add');
    expect(tap('#dish')).toBe(false);
    beReady();
    expect(done).toEqual(['dish', 'add', 'dish']);
  });

  it('holds nothing from then on', () => {
    aPage();
    beReady();
    tap('#add');
    expect(done).toEqual(['add']);
  });
});
