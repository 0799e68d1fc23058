import type { Form } from '@api/chain/illustration/form';
import { illustratedParts, vesselOf } from '@api/chain/illustration/illustrate';
import { lookOf } from '@api/chain/illustration/look-of';
import { dishSvg } from '@api/chain/pictures/dish-composition';
import { articleImageId } from '@api/chain/pictures/image-ids';
import type { PictureContent } from '@api/chain/pictures/picture-content';
import type { Ingredient, ResolvedArticle } from '@api/chain/resolved-menu';

/** What the picture of a dish is made from. */
export interface PictureReport {
  readonly code: string;
  /** As the folder has it. */
  readonly picture: string;
  /** Undefined if the dish is shown by emojis. */
  readonly drawn:
    | {
        readonly vessel: Form['vessel'];
        readonly base: readonly string[];
        readonly sauce: readonly string[];
        readonly toppings: readonly string[];
        readonly garnish: readonly string[];
      }
    | undefined;
  /** Ingredients that are not seen in the drawing. */
  readonly unknown: readonly string[];
  readonly svg: string | undefined;
}

export interface PicturedArticle {
  readonly article: ResolvedArticle;
  readonly content: PictureContent;
}

/** Of all dishes without a photograph. */
export const pictureReports = (articles: readonly PicturedArticle[]): readonly PictureReport[] =>
  articles.flatMap(({ article, content }) => (content.kind === 'file' ? [] : [reportOf(article, content)]));

function reportOf(
  { code, picture = '', contains = [] }: ResolvedArticle,
  content: PictureContent,
): PictureReport {
  const codes = contains.map((ingredient) => ingredient.code);
  const parts = content.kind === 'dish' ? illustratedParts(content.form, content.contains) : undefined;
  const vessel = content.kind === 'dish' ? vesselOf(content.form) : undefined;
  if (content.kind !== 'dish' || parts === undefined || vessel === undefined)
    return { code, picture, drawn: undefined, unknown: codes, svg: undefined };
  const named = (looks: readonly string[]) =>
    contains.flatMap((ingredient) => (looks.includes(lookOf(ingredient) ?? '') ? [nameOf(ingredient)] : []));
  const shown = new Set([...parts.base, ...parts.sauce, ...parts.toppings, ...parts.garnish]);
  return {
    code,
    picture,
    drawn: {
      vessel,
      base: named(parts.base),
      sauce: named(parts.sauce),
      toppings: named(parts.toppings),
      garnish: named(parts.garnish),
    },
    unknown: contains.flatMap((ingredient) => (shown.has(lookOf(ingredient) ?? '') ? [] : [ingredient.code])),
    svg: dishSvg(articleImageId(code), content),
  };
}

/** With the look that it is drawn with, where that has another name. */
function nameOf(ingredient: Ingredient): string {
  const look = lookOf(ingredient);
  return look === ingredient.code ? ingredient.code : `${ingredient.code} as ${look}`;
}
