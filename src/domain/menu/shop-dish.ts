import type { Article, Currency } from '@/domain/menu/menu';

/** A dish that stands for the menu of its shop in the list of shops. Source: DEC-80. */
export interface ShopDish extends Pick<
  Article,
  'code' | 'description' | 'price' | 'imageUrl' | 'imageId' | 'translations'
> {
  readonly currency: Currency;
  /** Whether a choice that has to be made can cost more. Source: DEC-146. */
  readonly canRise?: boolean | undefined;
}
