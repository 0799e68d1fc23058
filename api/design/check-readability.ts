import { type UnreadablePair, unreadablePairs } from '@api/design/contrast';
import type { ColourScheme } from '@api/design/page-colours';
import { pagePalette, SCHEMES } from '@api/design/page-palette';
import { allowedStylesheet, inspectStylesheet } from '@api/design/sanitise-stylesheet';

/** The unreadable and rejected parts of a shop's stylesheet. */
export interface Readability {
  readonly unreadable: readonly (UnreadablePair & { readonly scheme: ColourScheme })[];
  /** Schemes in which a text would be invisible; the chain's colours apply there. */
  readonly hidingIn: readonly ColourScheme[];
  /** The rejected parts, as written. */
  readonly leftOut: readonly string[];
}

/** Checks the page colours that a shop sets, light and dark, against WCAG 2.2 AA. Source: look, Colour; PROD-15. */
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
