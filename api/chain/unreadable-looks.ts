import type { ChainError } from '@api/chain/chain-error';
import type { ChainFiles } from '@api/chain/chain-files';
import { unreadablePairs } from '@api/design/contrast';
import { CHAIN_COLOURS, type ColourScheme } from '@api/design/page-colours';

const SCHEMES: readonly ColourScheme[] = ['light', 'dark'];

/** The pairs of colours that some visitors cannot tell apart. Source: WCAG 2.2 AA, 1.4.3 and 1.4.11. */
export const unreadableLooks = ({ looks }: ChainFiles): readonly ChainError[] =>
  looks.flatMap(({ file, content }) =>
    SCHEMES.flatMap((scheme) =>
      unreadablePairs({ ...CHAIN_COLOURS[scheme], ...content[scheme] }).map(
        ({ front, ground, ratio, wanted }) => ({
          file,
          path: [scheme, front],
          message: `The contrast of ${front} on ${ground} is ${ratio.toFixed(1)}, and ${wanted} is needed`,
        }),
      ),
    ),
  );
