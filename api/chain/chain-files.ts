import type {
  ChainFile,
  DeliverySpotFile,
  IngredientFile,
  LookFile,
  MenuFile,
  OfferFile,
  ShopFile,
} from '@api/chain/chain-schema';

/** One file of a chain's folder. */
export interface FileOf<Content> {
  /** The path in the folder, such as `menus/pizzeria.json`. */
  readonly file: string;
  /** The file name without folder and extension, by which other files refer to it. */
  readonly id: string;
  readonly content: Content;
}

/** All files of a chain's folder, each valid by itself. */
export interface ChainFiles {
  readonly chain: ChainFile;
  readonly ingredients: Readonly<Record<string, IngredientFile>>;
  readonly deliverySpots: Readonly<Record<string, DeliverySpotFile>>;
  readonly shops: readonly FileOf<ShopFile>[];
  readonly menus: readonly FileOf<MenuFile>[];
  readonly looks: readonly FileOf<LookFile>[];
  readonly offers: readonly FileOf<{ readonly offers: readonly OfferFile[] }>[];
}

/** An error in a chain's folder, for its author. */
export interface ChainError {
  readonly file: string;
  /** The path in the file, such as `categories[0].articles[2].price`; empty for the whole file. */
  readonly path: string;
  /** What is expected. */
  readonly message: string;
}

type Key = PropertyKey;

export const pathText = (path: readonly Key[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
