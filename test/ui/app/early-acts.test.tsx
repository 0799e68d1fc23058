import fc from 'fast-check';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

import { recordEarlyActs } from '@/ui/app/early-acts';

// Files share a document.
afterEach(() => {
  document.body.innerHTML = '';
});

const BREADS = ['rye', 'wheat', 'oat'];

/** Shows what React knows of the fields. */
function Form() {
  const [bread, setBread] = useState('rye');
  const [hasSalad, setSalad] = useState(false);
  const [note, setNote] = useState('');
  const [taps, setTaps] = useState(0);
  return (
    <>
      {BREADS.map((name) => (
        <label key={name}>
          <input type="radio" name="bread" checked={bread === name} onChange={() => setBread(name)} />
          {name}
        </label>
      ))}
      <input type="checkbox" checked={hasSalad} onChange={(event) => setSalad(event.target.checked)} />
      <input type="text" value={note} onChange={(event) => setNote(event.target.value)} />
      {/* The mark of a tap that waits is not React's. */}
      <button type="button" suppressHydrationWarning onClick={() => setTaps(taps + 1)}>
        Add
      </button>
      <output>{[bread, hasSalad, note, taps].join()}</output>
    </>
  );
}

const find = (selector: string, index = 0): HTMLElement => {
  const found = [...document.querySelectorAll(selector)][index];
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
  return found;
};

const ACTS = {
  rye: () => find('[type="radio"]', 0).click(),
  wheat: () => find('label', 1).click(),
  oat: () => find('[type="radio"]', 2).click(),
  salad: () => find('[type="checkbox"]').click(),
  type: () => {
    const field = find('[type="text"]');
    if (field instanceof HTMLInputElement) field.value += 'x';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
  add: () => find('button').click(),
} as const;

type ActName = keyof typeof ACTS;
const NAMES = Object.keys(ACTS) as readonly ActName[];

/** What React knows after the acts were done on its page before it was there, and in the page that comes after it. */
async function takeOver(
  names: readonly ActName[],
  { interrupted = [], before = [] }: { interrupted?: readonly string[]; before?: readonly ActName[] } = {},
): Promise<string> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
  for (const name of before) ACTS[name]();
  const acts = recordEarlyActs(document, interrupted);
  for (const name of names) ACTS[name]();
  const react = await act(() => hydrateRoot(root, <Form />));
  await act(() => acts.repeat());
  const known = find('output').textContent;
  await act(() => react.unmount());
  return known;
}

describe('recordEarlyActs', () => {
  it('shows a choice at once and tells React of it', async () => {
    expect(await takeOver(['wheat', 'salad'])).toBe('wheat,true,,0');
  });

  it('leaves each field as it was left, and does a tap once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...NAMES), { maxLength: 8 }), async (names) => {
        const count = (wanted: ActName): number => names.filter((name) => name === wanted).length;
        const bread = names.findLast((name) => BREADS.includes(name)) ?? 'rye';
        const expected = [
          bread,
          count('salad') % 2 === 1,
          'x'.repeat(count('type')),
          Math.min(1, count('add')),
        ];
        expect(await takeOver(names)).toBe(expected.join());
      }),
    );
  });

  it('leaves each field as it was left before', async () => {
    expect(await takeOver(['type'], { before: ['wheat', 'salad', 'type'] })).toBe('wheat,true,xx,0');
    expect(await takeOver([], { before: ['salad', 'wheat', 'rye', 'type'] })).toBe('rye,true,x,0');
  });

  it('does taps in the order of the last one on each control', () => {
    document.body.innerHTML = '<button>a</button><button>b</button>';
    const done: string[] = [];
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => done.push(button.textContent));
    const acts = recordEarlyActs(document, []);
    for (const index of [0, 1, 0]) find('button', index).click();
    acts.repeat();
    expect(done).toEqual(['b', 'a']);
  });

  it('counts each tap on a quantity, where the control stands by now, too', async () => {
    document.body.innerHTML = '<button data-act="more">+</button><button data-act="fewer">−</button>';
    const [more, fewer] = [find('button', 0), find('button', 1)];
    const done: string[] = [];
    more.addEventListener('click', () => done.push('more'));
    const acts = recordEarlyActs(document, []);
    for (const button of [more, more, more, fewer, fewer]) button.click();
    const successor = document.createElement('button');
    successor.dataset['act'] = 'fewer';
    successor.addEventListener('click', () => done.push('fewer'));
    fewer.replaceWith(successor);
    acts.repeat();
    await expect.poll(() => done).toEqual(['more', 'more', 'more', 'fewer', 'fewer']);
  });

  it('does no tap on what is gone, and does one where the control stands by now', async () => {
    document.body.innerHTML = '<button>Gone</button><button data-act="put">Add 119</button>';
    const [gone, put] = [find('button', 0), find('button', 1)];
    const done: string[] = [];
    gone.addEventListener('click', () => done.push('gone'));
    put.addEventListener('click', () => done.push('before'));
    const acts = recordEarlyActs(document, []);
    gone.click();
    put.click();
    // A reload takes back the choices of a dish, and so what was done with them.
    expect(acts.taps()).toEqual(['Gone']);
    document.body.replaceChildren();
    acts.repeat();
    const successor = document.createElement('button');
    successor.dataset['act'] = 'put';
    successor.addEventListener('click', () => done.push('after'));
    document.body.append(successor);
    await expect.poll(() => done).toEqual(['after']);
  });

  it('follows a link that was tapped after a control where the link stands by now', () => {
    const markup = '<button>Open</button><a href="/shop/1/checkout">Checkout</a>';
    document.body.innerHTML = markup;
    const acts = recordEarlyActs(document, []);
    find('button').click();
    find('a').click();
    document.body.innerHTML = markup;
    const done: string[] = [];
    find('a').addEventListener('click', (event) => {
      event.preventDefault();
      done.push('checkout');
    });
    acts.repeat();
    return expect.poll(() => done).toEqual(['checkout']);
  });

  it('opens no basket that a link leaves', () => {
    document.body.innerHTML = '<button data-act="basket">Basket</button><a href="#checkout">Checkout</a>';
    const done: string[] = [];
    find('button').addEventListener('click', () => done.push('basket'));
    find('a').addEventListener('click', () => done.push('checkout'));
    const acts = recordEarlyActs(document, []);
    find('button').click();
    find('a').click();
    acts.repeat();
    expect(done).toEqual(['checkout']);
  });

  it('does nothing in a field that is gone', () => {
    document.body.innerHTML = '<input type="text" />';
    const field = find('input');
    const acts = recordEarlyActs(document, []);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.remove();
    let inputs = 0;
    field.addEventListener('input', () => (inputs += 1));
    acts.repeat();
    expect(inputs).toBe(0);
  });

  it.each([
    ['a link of this tab', '<a href="#next">Next</a>', {}, true],
    ['a link in a new tab', '<a href="#next" target="_blank">Next</a>', {}, false],
    ['a link that is opened in a new tab', '<a href="#next">Next</a>', { ctrlKey: true }, false],
  ])('holds %s while a tap waits: %s', (_what, link, keys, isHeld) => {
    document.body.innerHTML = `<button>Add</button>${link}`;
    let followed = 0;
    find('a').addEventListener('click', (event) => {
      event.preventDefault();
      followed += 1;
    });
    const acts = recordEarlyActs(document, []);
    const tap = () =>
      find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    tap();
    expect(followed).toBe(1);
    find('button').click();
    tap();
    expect(followed).toBe(isHeld ? 1 : 2);
    acts.repeat();
  });

  it('does a tap that a reload has interrupted, and names those that wait', async () => {
    expect(await takeOver([], { interrupted: ['Add', 'Gone'] })).toBe('rye,false,,1');
    const acts = recordEarlyActs(document, []);
    document.body.innerHTML = '<button aria-label="Add cola">+</button><button>Show\n more</button>';
    for (const button of document.querySelectorAll('button')) button.click();
    expect(acts.taps()).toEqual(['Add cola', 'Show more']);
    acts.repeat();
  });
});
