import { type UnreadablePair, unreadablePairs } from '@api/design/contrast';
import type { ColourScheme } from '@api/design/page-colours';
import { pagePalette, SCHEMES } from '@api/design/page-palette';
import { allowedStylesheet, inspectStylesheet } from '@api/design/sanitise-stylesheet';

/** What a shop's stylesheet makes hard to read, and what of it does not reach a visitor. */
export interface Readability {
  readonly unreadable: readonly (UnreadablePair & { readonly scheme: ColourScheme })[];
  /** Schemes in which a text would be hidden: there the chain's own colours hold. */
  readonly hidingIn: readonly ColourScheme[];
  /** What is not allowed, as it was written. */
  readonly leftOut: readonly string[];
}

/**
 * Judges the colours that a shop sets for its whole page, light and dark, by WCAG 2.2 AA. Source: look, Colour; PROD-15.
 */
export function checkReadability(stylesheet: string, shopId: number): Readability {
  const allowed = allowedStylesheet(stylesheet, shopId);
  const { leftOut, hidingIn } = inspectStylesheet(stylesheet, shopId);
  const unreadable =
    allowed === undefined
      ? []
      : SCHEMES.flatMap((scheme) =>
          unreadablePairs(pagePalette(allowed.root, shopId, scheme).colours).map((pair) => ({
            ...pair,
            scheme,
          })),
        );
  return { unreadable, hidingIn, leftOut };
}
