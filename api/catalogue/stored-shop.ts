import * as z from 'zod/mini';
import { shopDto } from '@/adapters/contract/shop';

/** A shop without `openForBusiness`, which is computed from hours and clock at each request. */
export const storedShop = z.omit(shopDto, { openForBusiness: true });

export type StoredShop = z.infer<typeof storedShop>;
