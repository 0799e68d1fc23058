import { INLINE_STYLE_ATTRIBUTE } from '@/adapters/contract/page-marks';
import { DESIGN_PATH } from '@/adapters/contract/paths';

/**
 * Links the shops' style sheet. The page does not wait for it; where it cannot be loaded, the chain's own design
 * applies. A page of the server contains it, and the style sheets of its screen: a disabled link, which is not fetched,
 * tells the loader of the program's files that they are there. Source: spec §7 GET /api/settings/design, AMB-53;
 * API-18.
 */
export function linkStyles(document: Document): void {
  const inline = [...document.querySelectorAll(`style[${INLINE_STYLE_ATTRIBUTE}]`)].map(
    (style) => style.getAttribute(INLINE_STYLE_ATTRIBUTE) ?? '',
  );
  for (const href of inline) addLink(document, href, true);
  if (!inline.includes(DESIGN_PATH)) addLink(document, DESIGN_PATH, false);
}

function addLink(document: Document, href: string, disabled: boolean): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.disabled = disabled;
  link.href = href;
  document.head.append(link);
}
