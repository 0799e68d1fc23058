import { DRAWN_HREF_ATTRIBUTE } from '@/adapters/contract/page-marks';

/**
 * Gives the links of a drawn page their own addresses back, once the values that they carried along are in the basket:
 * a table that was changed since would come back in a new tab. React leaves the attributes of drawn elements alone.
 */
export function restoreLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll(`a[${DRAWN_HREF_ATTRIBUTE}]`)) {
    link.setAttribute('href', link.getAttribute(DRAWN_HREF_ATTRIBUTE) ?? '');
    link.removeAttribute(DRAWN_HREF_ATTRIBUTE);
  }
}
