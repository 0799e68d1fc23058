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
async function takeOver(names: readonly ActName[], interrupted: readonly string[] = []): Promise<string> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
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

  it('does a tap that a reload has interrupted, and names those that wait', async () => {
    expect(await takeOver([], ['Add', 'Gone'])).toBe('rye,false,,1');
    const acts = recordEarlyActs(document, []);
    document.body.innerHTML = '<button aria-label="Add cola">+</button><button>Show\n more</button>';
    for (const button of document.querySelectorAll('button')) button.click();
    expect(acts.taps()).toEqual(['Add cola', 'Show more']);
    acts.repeat();
  });
});
