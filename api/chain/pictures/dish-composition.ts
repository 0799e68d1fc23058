import { illustrate } from '@api/chain/illustration/illustrate';
import { composition, type Composition } from '@api/chain/pictures/composition';
import type { PictureContent } from '@api/chain/pictures/picture-content';

export type DishContent = Extract<PictureContent, { readonly kind: 'dish' }>;

/** A dish on a plate fills the picture; what is smaller leaves room for something beside it. */
const BESIDE = new Set(['🍔', '🫙']);

/** A dish drawn from its ingredients, with what is declared beside it. */
export function dishComposition(id: string, { form, contains, beside }: DishContent): Composition {
  const others = beside.filter((emoji) => emoji !== form);
  const helpings = 1 + beside.length - others.length;
  const svg = illustrate({ form, contains, helpings, seed: id });
  if (others.length > 0 && BESIDE.has(form))
    return composition(id, [form, ...others]).map((layer) =>
      layer.emoji === form ? { ...layer, svg } : layer,
    );
  return [{ emoji: form, svg, size: 0.94, centerX: 0.5, centerY: 0.5, angleDegrees: 0, isMirrored: false }];
}
