import { portToken } from '@/domain/ports/port-token';

/** Navigates. In the browser the router does it, headless a plain history. */
export interface Navigator {
  /** Path, query and fragment of the shown page; before the first one, of the requested page. */
  readonly address: string;
  /** Whether a step to another page has begun and has not ended; views that read it follow it. */
  readonly isLeaving: boolean;
  go(path: string, options?: { readonly replace?: boolean }): Promise<void>;
  /**
   * Replaces the query of the shown page, such as a search text, without scrolling. Does nothing while the visitor is
   * on the way to another page.
   */
  rewrite(path: string): void;
  /** Goes one step back, or to `otherwise` when no earlier page is of this site. */
  back(otherwise: string): Promise<void>;
  /**
   * Goes back to the last page whose path and query are wanted, over the pages after it; without one, replaces the
   * present page by `otherwise`.
   */
  backTo(isWanted: (path: string) => boolean, otherwise: string): Promise<void>;
}

export const Navigator = portToken<Navigator>('Navigator');
