import * as z from 'zod/mini';

import { list } from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { shopId } from '@/adapters/contract/order-place';
import { shopDish } from '@/adapters/contract/shop-dish';
import { strict } from '@/adapters/contract/tolerant';
import type { FoundDish } from '@/domain/menu/found-dish';

/** A longer text is refused. */
export const SEARCH_MAX_CHARS = 100;

/** Each of GET /api/search, an extension of ours (DEC-147). */
export const foundDish = z.object({ dish: shopDish, shops: list(shopId) });

export type FoundDishDto = z.input<typeof foundDish>;

export const readFoundDishes = lenientList<FoundDish>(strict(foundDish));
