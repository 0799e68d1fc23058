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
  /** The paths of its pictures. */
  readonly pictures: readonly string[];
}
