import * as z from 'zod/mini';

import {
  basket,
  basketItem,
  basketItemId,
  basketSeed,
  basketSettings,
  note,
  orderType,
  quantity,
  spotId,
} from '@/adapters/storage/schemas/basket';
import { shopId } from '@/adapters/storage/schemas/kept-shop';
import { branded, orUndefined } from '@/adapters/storage/schemas/parts';
import { parseTabId, type StampedOperation } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';

const kind = <const Kind extends string>(name: Kind) => z.literal(name);

const basketOperation: z.ZodMiniType<BasketOperation> = z.discriminatedUnion('kind', [
  z.object({
    kind: kind('put'),
    item: basketItem,
    seed: basketSeed,
    shop: z.optional(z.object({ shopId, shopName: z.string() })),
  }),
  z.object({ kind: kind('decrease'), itemId: basketItemId }),
  z.object({ kind: kind('remove'), itemId: basketItemId }),
  z.object({ kind: kind('clear'), alsoShop: z.boolean() }),
  z.object({ kind: kind('moveToShop'), shopId, shopName: z.string() }),
  z.object({ kind: kind('chooseOrderType'), orderType, keepsSpot: z.boolean() }),
  z.object({ kind: kind('chooseSpot'), spotId: orUndefined(spotId) }),
  z.object({ kind: kind('writeNote'), note }),
  z.object({ kind: kind('setSettings'), settings: basketSettings }),
  z.object({
    kind: kind('reprice'),
    prices: z.array(z.object({ itemId: basketItemId, item: basketItem })),
  }),
  z.object({
    kind: kind('consume'),
    seed: basketSeed,
    lines: z.array(z.object({ itemId: basketItemId, quantity })),
    nextSeed: basketSeed,
  }),
  z.object({ kind: kind('renewSeed'), seed: basketSeed, nextSeed: basketSeed }),
  z.object({ kind: kind('restore'), basket }),
]);

export const stampedOperation: z.ZodMiniType<StampedOperation> = z.object({
  stamp: z.object({
    time: z.int().check(z.minimum(0)),
    tab: branded(z.string(), parseTabId),
    sequence: z.int().check(z.minimum(1)),
  }),
  operation: basketOperation,
});
