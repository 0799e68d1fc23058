import * as z from 'zod/mini';

import { basket } from '@/adapters/storage/schemas/basket';
import { keptLog } from '@/adapters/storage/schemas/basket-log';
import { orElse, readableEntries } from '@/adapters/storage/schemas/parts';
import type { KeptBasket } from '@/domain/basket/stored-basket';

export const keptBasket: z.ZodMiniType<KeptBasket> = z.object({
  log: keptLog,
  setAside: orElse(readableEntries(basket), []),
});
