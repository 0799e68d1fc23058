/** Something that the site keeps on the device, as the browser has it. Source: PAIN-95. */
export type StoredItem =
  /** Under a key of the storage; `content` is what the text says where it is JSON, else the text. */
  | { readonly kind: 'value'; readonly key: string; readonly text: string; readonly content: unknown }
  | { readonly kind: 'cookie'; readonly name: string; readonly value: string }
  /** The files of the site, by address. */
  | { readonly kind: 'files'; readonly addresses: readonly string[] };

/** `isComplete` is false where the browser does not let all of it be seen. */
export interface StoredItems {
  readonly things: readonly StoredItem[];
  readonly isComplete: boolean;
}

/** How much room a text takes, in bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
