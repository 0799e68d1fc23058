import { describe, expect, it } from 'vitest';

import { BrowserPageVisibility } from '@/adapters/browser/browser-page-visibility';
import { MemoryPageVisibility } from '@/adapters/headless/memory-page-visibility';
import type { PageVisibility } from '@/domain/ports/page-visibility';

interface Setting {
  readonly visibility: PageVisibility;
  readonly setVisible: (isVisible: boolean) => void;
}

function inBrowser() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' as DocumentVisibilityState });
  const window = Object.assign(new EventTarget(), { document });
  const setVisible = (isVisible: boolean): void => {
    document.visibilityState = isVisible ? 'visible' : 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { visibility: new BrowserPageVisibility(window), setVisible, window };
}

function inMemory(): Setting {
  const visibility = new MemoryPageVisibility();
  return { visibility, setVisible: (isVisible) => visibility.setVisible(isVisible) };
}

describe.each<[string, () => Setting]>([
  ['in a browser', inBrowser],
  ['in memory', inMemory],
])('PageVisibility %s', (_, open) => {
  it('reports each change until it is stopped', () => {
    const { visibility, setVisible } = open();
    const reported: boolean[] = [];
    const stop = visibility.onChange((isVisible) => reported.push(isVisible));
    expect(visibility.isVisible).toBe(false);
    setVisible(true);
    expect(visibility.isVisible).toBe(true);
    setVisible(false);
    stop();
    setVisible(true);
    expect(reported).toEqual([true, false]);
  });
});

describe('BrowserPageVisibility', () => {
  it('reports the focus, and a return from the back/forward cache, but not the first showing', () => {
    const { visibility, setVisible, window } = inBrowser();
    setVisible(true);
    const reported: string[] = [];
    const stop = visibility.onChange((isVisible) => reported.push(`${kind} ${isVisible}`));
    let kind = 'first showing';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    kind = 'focus';
    window.dispatchEvent(new Event('focus'));
    kind = 'return';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stop();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reported).toEqual(['focus true', 'return true']);
  });
});
