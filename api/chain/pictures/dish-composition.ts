import { illustrate } from '@api/chain/illustration/illustrate';
import { paletteOf } from '@api/chain/illustration/palette';
import { composition, type Composition } from '@api/chain/pictures/composition';
import type { PictureContent } from '@api/chain/pictures/picture-content';

export type DishContent = Extract<PictureContent, { readonly kind: 'dish' }>;

/** A dish on a plate fills the picture; what is smaller leaves room for something beside it. */
const BESIDE = new Set(['🍔', '🫙', '🥤', '🧋']);

/** The dish alone. */
export const dishSvg = (id: string, { form, contains, beside, colours }: DishContent): string =>
  illustrate({
    ...{ form, contains, seed: id },
    helpings: 1 + beside.filter((emoji) => emoji === form).length,
    palette: colours && paletteOf(colours),
  });

/** A dish drawn from its ingredients, with what is declared beside it. */
export function dishComposition(id: string, content: DishContent): Composition {
  const { form, beside } = content;
  const others = beside.filter((emoji) => emoji !== form);
  const svg = dishSvg(id, content);
  if (others.length > 0 && BESIDE.has(form))
    return composition(id, [form, ...others]).map((layer) =>
      layer.emoji === form ? { ...layer, svg } : layer,
    );
  return [{ emoji: form, svg, size: 0.94, centerX: 0.5, centerY: 0.5, angleDegrees: 0, isMirrored: false }];
}
