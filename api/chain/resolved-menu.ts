import type { HoursFile, IngredientFile } from '@api/chain/chain-schema';
import type { Texts } from '@api/chain/chain-texts';

/** A menu with references replaced by their targets and category defaults applied to articles. */
export interface ResolvedMenu {
  readonly name: string;
  readonly categories: readonly ResolvedCategory[];
}

export interface ResolvedCategory {
  readonly code: string;
  readonly name: Texts;
  readonly picture: string;
  readonly categories: readonly ResolvedCategory[];
  readonly articles: readonly ResolvedArticle[];
}

export interface ResolvedArticle {
  readonly code: string;
  readonly name: Texts;
  readonly price: number;
  /** Undefined where the folder does not state it. */
  readonly contains?: readonly Ingredient[] | undefined;
  readonly text?: Texts | undefined;
  readonly picture?: string | undefined;
  readonly pictureFor?: Texts | undefined;
  readonly choiceGroups?: readonly ResolvedChoiceGroup[] | undefined;
  readonly suggests?: readonly string[] | undefined;
  readonly badges?: readonly Badge[] | undefined;
  readonly halal?: boolean | undefined;
  readonly soldOut?: boolean | undefined;
  readonly vatClass?: string | undefined;
  readonly servingHours?: HoursFile | undefined;
  readonly undeclared?: boolean | undefined;
}

export interface ResolvedChoiceGroup {
  readonly code: string;
  readonly name: Texts;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly ResolvedChoice[];
}

export interface ResolvedChoice {
  readonly code: string;
  readonly name: Texts;
  readonly price: number;
  /** As of an article. */
  readonly contains?: readonly Ingredient[] | undefined;
  readonly picture?: string | undefined;
  readonly soldOut?: boolean | undefined;
  readonly vatClass?: string | undefined;
  readonly preset?: boolean | undefined;
  /** Offered only with an article that contains one of these; with every article if undefined. */
  readonly onlyWith?: readonly Ingredient[] | undefined;
  readonly choiceGroups: readonly ResolvedChoiceGroup[];
}

export interface Badge {
  readonly id: string;
  readonly name: Texts;
}

/** Each ingredient is one object, wherever it is referenced. */
export type Ingredient = IngredientFile & { readonly code: string };
