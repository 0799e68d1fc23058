import type { Palette } from '@api/chain/illustration/palette';
import type { Parts } from '@api/chain/illustration/parts';

export interface Drawing {
  readonly next: () => number;
  readonly palette: Palette;
  /** Two of a double burger. */
  readonly helpings: number;
}

/** A way in which dishes are served. */
export interface Form {
  readonly vessel: 'board' | 'bowl' | 'cup' | 'glass' | 'none' | 'plate';
  /** Undefined if the ingredients are not enough for a picture. */
  parts(contains: readonly string[]): Parts | undefined;
  /** Draws the parts, and nothing else of the dish. */
  draw(parts: Parts, drawing: Drawing): string;
}
