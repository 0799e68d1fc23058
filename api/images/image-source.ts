export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Where pictures come from. Only ids of its own table are known: an id is never taken for a path or an address. */
export interface ImageSource {
  has(id: string): boolean;
  /** The picture as WebP, `width` pixels wide. Asked only for ids that it has. */
  render(id: string, width: number): Promise<Uint8Array>;
}
