/** The files of a chain by their path in its folder, such as `menus/pizzeria.json`. */
export type ChainSource = ReadonlyMap<string, Uint8Array>;

/** The folders of a chain, each with the endings of the files that count; all others are ignored. */
export const CHAIN_FOLDERS = {
  shops: /\.json$/,
  menus: /\.json$/,
  looks: /\.json$/,
  offers: /\.json$/,
  pictures: /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/i,
  legal: /\.md$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export const CHAIN_FILES = ['chain.json', 'ingredients.json', 'delivery-spots.json'] as const;

/** More than any chain needs, and little enough to be read at once. */
export const CHAIN_LIMITS = { files: 5_000, textBytes: 8_000_000, pictureBytes: 25_000_000 } as const;
