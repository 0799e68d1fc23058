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
} from '@/adapters/storage/schemas/basket';
import { branded, orUndefined } from '@/adapters/contract/fields';
import { shopId, spotId } from '@/adapters/contract/order-place';
import { parseTabId, type StampedOperation } from '@/domain/basket/basket-log';
import type { OperationKind, OperationOf } from '@/domain/basket/basket-operation';

const kind = <const Kind extends OperationKind>(name: Kind) => z.literal(name);

const { put, ...others } = {
  put: z.object({
    kind: kind('put'),
    item: basketItem,
    seed: basketSeed,
    shop: z.optional(z.object({ shopId, shopName: z.string() })),
  }),
  decrease: z.object({ kind: kind('decrease'), itemId: basketItemId }),
  remove: z.object({ kind: kind('remove'), itemId: basketItemId }),
  clear: z.object({ kind: kind('clear'), alsoShop: z.boolean() }),
  moveToShop: z.object({ kind: kind('moveToShop'), shopId, shopName: z.string() }),
  chooseOrderType: z.object({ kind: kind('chooseOrderType'), orderType, keepsSpot: z.boolean() }),
  chooseSpot: z.object({ kind: kind('chooseSpot'), spotId: orUndefined(spotId) }),
  writeNote: z.object({ kind: kind('writeNote'), note }),
  setSettings: z.object({ kind: kind('setSettings'), settings: basketSettings }),
  reprice: z.object({
    kind: kind('reprice'),
    prices: z.array(z.object({ itemId: basketItemId, item: basketItem })),
  }),
  consume: z.object({
    kind: kind('consume'),
    seed: basketSeed,
    lines: z.array(z.object({ itemId: basketItemId, quantity })),
    nextSeed: basketSeed,
  }),
  renewSeed: z.object({ kind: kind('renewSeed'), seed: basketSeed, nextSeed: basketSeed }),
  restore: z.object({ kind: kind('restore'), basket }),
} satisfies { readonly [Kind in OperationKind]: z.ZodMiniType<OperationOf<Kind>> };

export const stampedOperation: z.ZodMiniType<StampedOperation> = z.object({
  stamp: z.object({
    time: z.int().check(z.minimum(0)),
    tab: branded(z.string(), parseTabId),
    sequence: z.int().check(z.minimum(1)),
  }),
  operation: z.discriminatedUnion('kind', [put, ...Object.values(others)]),
});
