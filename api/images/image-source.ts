export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export interface Picture {
  /** What it shows: another text once the picture of an id is another one. */
  readonly edition: string;
  /** As WebP, `width` pixels wide. */
  render(width: number): Promise<Uint8Array>;
}

/** Provides pictures. */
export interface ImageSource {
  /** Undefined for an unknown id. Ids are looked up in a table, never used as a path or address. */
  find(id: string): Promise<Picture | undefined>;
}
