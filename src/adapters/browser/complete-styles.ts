import { INLINE_STYLE_ATTRIBUTE, STYLE_PART_ATTRIBUTE } from '@/adapters/contract/page-marks';

/**
 * A page of the server with content contains only the rules that it uses. Puts the whole style sheets in their place,
 * all at once, since their rules depend on each other's order. False where one cannot be loaded; the page stays as it
 * is.
 */
export async function completeStyles(document: Document): Promise<boolean> {
  const parts = [...document.querySelectorAll(`style[${STYLE_PART_ATTRIBUTE}]`)];
  const links = await Promise.all(parts.map(loadAfter));
  const loaded = links.filter((link) => link !== undefined);
  if (loaded.length < parts.length) {
    for (const link of loaded) link.remove();
    return false;
  }
  for (const link of loaded) link.media = 'all';
  for (const part of parts) part.remove();
  return true;
}

/** For no medium until all are there. */
function loadAfter(part: Element): Promise<HTMLLinkElement | undefined> {
  const link = part.ownerDocument.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.href = part.getAttribute(INLINE_STYLE_ATTRIBUTE) ?? '';
  return new Promise((resolve) => {
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      resolve(undefined);
    };
    part.after(link);
  });
}
