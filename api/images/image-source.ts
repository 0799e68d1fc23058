export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Provides pictures. Ids are looked up in a table, never used as a path or address. */
export interface ImageSource {
  has(id: string): boolean;
  /** The picture as WebP, `width` pixels wide; `id` must exist. */
  render(id: string, width: number): Promise<Uint8Array>;
}
