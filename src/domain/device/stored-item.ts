/** An item that the site stores on the device. Source: PAIN-95. */
export type StoredItem =
  /** A value in storage; `content` is the parsed text where it is JSON, else the text. */
  | { readonly kind: 'value'; readonly key: string; readonly text: string; readonly content: unknown }
  | { readonly kind: 'cookie'; readonly name: string; readonly value: string }
  /** Cached files of the site, by address. */
  | { readonly kind: 'files'; readonly addresses: readonly string[] };

/** `isComplete` is false where the browser does not list everything. */
export interface StoredItems {
  readonly items: readonly StoredItem[];
  readonly isComplete: boolean;
}

/** Returns the size of a text in bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
