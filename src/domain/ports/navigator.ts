import { portToken } from '@/domain/ports/port-token';

/** Moves the visitor. In the browser the router does it, headless a plain history. */
export interface Navigator {
  /** Path, query and fragment of the page that is shown; before the first one is, of the one that was asked for. */
  readonly address: string;
  go(path: string, options?: { readonly replace?: boolean }): Promise<void>;
  /**
   * Another query for the page that is shown, such as what was typed: it stays where it is scrolled to. Nothing where
   * the visitor is on the way to another page, since that is the later wish.
   */
  rewrite(path: string): void;
  /** One step back, or to `otherwise` when there is no step to take inside the site. */
  back(otherwise: string): Promise<void>;
  /**
   * Back to the last page whose path and query are wanted, over those that came after it; where none is known, to
   * `otherwise` in place of the present page.
   */
  backTo(isWanted: (path: string) => boolean, otherwise: string): Promise<void>;
}

export const Navigator = portToken<Navigator>('Navigator');
