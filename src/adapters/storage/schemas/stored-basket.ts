import * as z from 'zod/mini';

import { basket } from '@/adapters/storage/schemas/basket';
import { storedLog } from '@/adapters/storage/schemas/basket-log';
import { orElse, readableEntries } from '@/adapters/storage/schemas/fields';
import type { StoredBasket } from '@/domain/basket/stored-basket';

export const storedBasket: z.ZodMiniType<StoredBasket> = z.object({
  log: storedLog,
  setAside: orElse(readableEntries(basket), []),
});
