import { html } from '@api/html/html';
import { DRAWN_HREF_ATTRIBUTE } from '@/adapters/contract/page-marks';
import { matchRoute } from '@/domain/navigation/match-route';
import { splitPath } from '@/domain/navigation/path-text';

const LINK = /href="(\/shop\/[^"#]*)"/g;

/**
 * Returns the markup with the query of the drawn address in each link into its shop (from home: into every shop), so
 * that a link that is followed before the program has put order type and spot into the basket does not lose them
 * (DEC-131). The program gives each link its own address back.
 */
export function carryQuery(markup: string, drawnAddress: string): string {
  const { query } = splitPath(drawnAddress);
  if (query === '') return markup;
  const shopId = matchRoute(drawnAddress)?.params.shopId;
  const start = shopId === undefined ? '/shop/' : `/shop/${shopId}/`;
  const carried = html`${query}`.markup;
  return markup.replaceAll(LINK, (link, href: string) => {
    if (!href.startsWith(start)) return link;
    return `href="${href}${href.includes('?') ? '&amp;' : '?'}${carried}" ${DRAWN_HREF_ATTRIBUTE}="${href}"`;
  });
}
