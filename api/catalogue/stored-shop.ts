import * as z from 'zod/mini';
import { shopDto } from '@/adapters/contract/shop';

/** A shop as it is stored: all but whether it is open, which its hours and the clock say anew at every request. */
export const storedShop = z.omit(shopDto, { openForBusiness: true });

export type StoredShop = z.infer<typeof storedShop>;
