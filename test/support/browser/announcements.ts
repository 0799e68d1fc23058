import type { Page } from 'playwright-core';

/** What a screen reader announces, in order: live regions and focus changes. */
export interface Announcement {
  readonly how: 'polite' | 'assertive' | 'focus';
  readonly text: string;
}

declare global {
  interface Window {
    received: Announcement[];
  }
}

/**
 * Writes down what is announced from the next page on. A region that comes with its text is silent when it is polite
 * and spoken when it is an alert, as screen readers do it; roles speak as a whole, plain live regions what is new.
 */
export async function listenToAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const REGIONS = '[role="status"], [role="alert"], [aria-live]';
    const textOf = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const say = (how: Announcement['how'], text: string): void => {
      if (text !== '') window.received.push({ how, text });
    };
    const howOf = (region: Element): 'polite' | 'assertive' =>
      region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive'
        ? 'assertive'
        : 'polite';
    window.received = [];
    const known = new WeakSet<Element>();
    const meet = (root: Element | Document): void => {
      for (const region of root.querySelectorAll(REGIONS)) {
        if (known.has(region)) continue;
        known.add(region);
        if (region.getAttribute('role') === 'alert') say('assertive', textOf(region));
      }
    };
    const receive = (mutations: readonly MutationRecord[]): void => {
      const changed = new Map<Element, string>();
      for (const { target, addedNodes, type } of mutations) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest(REGIONS);
        if (region === null || region === undefined || !known.has(region)) continue;
        const news = type === 'characterData' ? textOf(target) : [...addedNodes].map(textOf).join(' ');
        if (news !== '') changed.set(region, region.hasAttribute('role') ? textOf(region) : news);
      }
      for (const [region, text] of changed) if (region.isConnected) say(howOf(region), text);
      meet(document);
    };
    new MutationObserver(receive).observe(document, { childList: true, characterData: true, subtree: true });
    const nameOf = (element: Element): string => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return element.getAttribute('aria-label') ?? textOf(label ?? element);
    };
    let dialog: Element | null = null;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const around = target.closest('dialog');
      if (around !== null && around !== dialog) say('focus', nameOf(around));
      else if (['MAIN', 'H1'].includes(target.tagName)) say('focus', nameOf(target));
      dialog = around;
    });
  });
}

/** What was announced since the last call, once the page has been silent for a while. */
export async function seenSince(page: Page): Promise<readonly string[]> {
  for (let before = -1, count = 0; before !== count;) {
    before = count;
    await page.waitForTimeout(SILENCE_MS);
    count = await page.evaluate(() => window.received.length);
  }
  const received = await page.evaluate(() => window.received.splice(0));
  return received.map(({ how, text }) => `${how}: ${text}`);
}

/** Amounts are counted up for a second, and search results wait for a pause in the typing. */
const SILENCE_MS = 1_200;
