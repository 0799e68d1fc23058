import * as z from 'zod/mini';

import { categoryCodes, type Container, hasItems } from '@/adapters/http/category-codes';
import { articleDto, categoryHeadDto, type MenuHeadDto } from '@/adapters/contract/menu';
import { readEntries, readThen, withoutRepeats } from '@/adapters/http/lenient-list';
import { joinPath, type Mapped } from '@/adapters/http/mapped';
import { toArticle } from '@/adapters/http/to-article';
import { type OnDropped, type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import type { Category, CategoryCode, Menu, MenuItem } from '@/domain/menu/menu';
import { err, ok } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/** `categoryCodes` reads the code. */
const categoryHeadAnswer = z.omit(categoryHeadDto, { code: true });

/** An unreadable item is left out with all that it contains; another shop's menu is rejected (PAIN-55). */
export function toMenu(dto: MenuHeadDto, shopId: ShopId, onDropped: OnDropped): Mapped<Menu> {
  if ((dto.shopId ?? shopId) !== shopId) return err('shopId');
  return ok({
    shopId,
    name: dto.name,
    items: toItems(dto.items, 'items', onDropped),
    currency: dto.currency,
  });
}

/** The recursion is bounded by the maximum depth of JSON. */
function toItems(entries: readonly unknown[], path: string, onDropped: OnDropped): readonly MenuItem[] {
  const codes = categoryCodes(entries, (index) => onDropped(joinPath(path, String(index), 'code')));
  const read: Reader<MenuItem> = (entry, onDroppedInEntry) =>
    hasItems(entry) ? toCategory(entry, codes, onDroppedInEntry) : readArticle(entry, onDroppedInEntry);
  const items = readEntries(entries, path, read, onDropped);
  return withoutRepeats(items, (item) => `${item.kind} ${item.code}`, path, onDropped);
}

const readArticle = readThen(
  tolerantReader(
    articleDto,
    ...['text', 'imageUrl', 'imageId', 'i18n', 'campaigns', 'suggestedArticles', 'allergens', 'diets'],
  ),
  toArticle,
);

const readHead = tolerantReader(categoryHeadAnswer, 'i18n', 'imageUrl');

function toCategory(
  entry: Container,
  codes: ReadonlyMap<unknown, CategoryCode>,
  onDropped: OnDropped,
): Mapped<Category> {
  const head = readHead(entry, onDropped);
  if (!head.ok) return head;
  const code = codes.get(entry);
  if (code === undefined) return err('code');
  return ok({
    kind: 'category',
    code,
    name: head.value.name,
    translations: head.value.i18n ?? {},
    imageUrl: head.value.imageUrl ?? undefined,
    items: toItems(entry.items, 'items', onDropped),
  });
}
