export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** One drawing in each of its formats. */
export interface EncodedPicture {
  readonly webp: Uint8Array;
  /** Undefined where it would not be smaller than the WebP. */
  readonly avif: Uint8Array | undefined;
}

export interface Picture {
  /** What it shows: another text once the picture of an id is another one. */
  readonly edition: string;
  /** `width` pixels wide. */
  render(width: ImageWidth): Promise<EncodedPicture>;
}

/** Provides pictures. */
export interface ImageSource {
  /** Undefined for an unknown id. Ids are looked up in a table, never used as a path or address. */
  find(id: string): Promise<Picture | undefined>;
}
