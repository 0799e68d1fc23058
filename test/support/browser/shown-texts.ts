import type { Page } from 'playwright-core';

/** A text that is visible or announced, with its element. */
export interface ShownText {
  readonly where: string;
  readonly text: string;
}

/** All that the page says: its title and description, every text in it and every attribute that is read out. */
export const shownTexts = (page: Page): Promise<readonly ShownText[]> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt'];
    const attributes = [...spoken, 'title', 'placeholder'];
    const silent = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'];
    const nameOf = (element: Element): string => {
      const parent = element.parentElement;
      return `${parent === null ? '' : `${parent.localName}.${parent.className} > `}${element.localName}.${element.className.toString()}`;
    };
    const found = [
      { where: 'title', text: document.title },
      {
        where: 'description',
        text: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      },
    ];
    for (const element of document.body.querySelectorAll('*')) {
      if (silent.includes(element.tagName)) continue;
      for (const attribute of attributes) {
        const text = element.getAttribute(attribute);
        if (text !== null) found.push({ where: `${nameOf(element)} ${attribute}`, text });
      }
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        found.push({ where: nameOf(element), text: node.textContent ?? '' });
      }
    }
    return found;
  });
