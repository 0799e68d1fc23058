import * as z from 'zod/mini';

import { maybe } from '@/adapters/contract/common';
import { type ShopDishDto, shopDishDto } from '@/adapters/contract/shop';
import { readEntries, readThen, withoutRepeats } from '@/adapters/http/lenient-list';
import type { Mapped } from '@/adapters/http/mapped';
import { type OnOmitted, tolerantReader } from '@/adapters/http/tolerant-reader';
import { parseArticleCode } from '@/domain/menu/menu';
import type { ShopDish } from '@/domain/menu/shop-dish';
import { parseAmount } from '@/domain/shared/amount';
import { err, ok } from '@/domain/shared/result';

const readDishes = tolerantReader(z.object({ dishes: maybe(z.array(z.unknown())) }), 'dishes');

/** The readable dishes of an entry of the list of shops; a server need not send any. */
export function readShopDishes(entry: unknown, onOmitted: OnOmitted): readonly ShopDish[] {
  const answer = readDishes(entry, onOmitted);
  const entries = answer.ok ? (answer.value.dishes ?? []) : [];
  const dishes = readEntries(entries, 'dishes', readDish, onOmitted);
  return withoutRepeats(dishes, (dish) => dish.code, 'dishes', onOmitted);
}

const readDish = readThen(tolerantReader(shopDishDto, 'i18n', 'imageUrl', 'imageId'), toDish);

function toDish(dto: ShopDishDto): Mapped<ShopDish> {
  const code = parseArticleCode(dto.code);
  if (code === undefined) return err('code');
  const price = parseAmount(dto.price);
  if (price === undefined || price < 0) return err('price');
  return ok({
    code,
    description: dto.description,
    translations: dto.i18n ?? {},
    price,
    currency: dto.currency,
    imageUrl: dto.imageUrl ?? undefined,
    imageId: dto.imageId ?? [],
  });
}
