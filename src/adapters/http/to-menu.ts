import * as z from 'zod/mini';

import { categoryCodes, type Container, hasItems } from '@/adapters/http/category-codes';
import { articleDto, categoryHeadDto, type MenuHeadDto } from '@/adapters/contract/menu';
import { readEntries, readThen, withoutRepeats } from '@/adapters/http/lenient-list';
import { joinPath, type Mapped } from '@/adapters/http/mapped';
import { toArticle } from '@/adapters/http/to-article';
import { type OnOmitted, type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import type { Category, CategoryCode, Menu, MenuItem } from '@/domain/menu/menu';
import { err, ok } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/** `categoryCodes` reads the code. */
const categoryHeadAnswer = z.omit(categoryHeadDto, { code: true });

/** An unreadable item is left out with all that it contains; another shop's menu is rejected (PAIN-55). */
export function toMenu(dto: MenuHeadDto, shopId: ShopId, onOmitted: OnOmitted): Mapped<Menu> {
  if ((dto.shopId ?? shopId) !== shopId) return err('shopId');
  return ok({
    shopId,
    name: dto.name,
    items: toItems(dto.items, 'items', onOmitted),
    currency: dto.currency,
  });
}

/** The recursion is bounded by the maximum depth of JSON. */
function toItems(entries: readonly unknown[], path: string, onOmitted: OnOmitted): readonly MenuItem[] {
  const codes = categoryCodes(entries, (index) => onOmitted(joinPath(path, String(index), 'code')));
  const read: Reader<MenuItem> = (entry, onOmittedInEntry) =>
    hasItems(entry) ? toCategory(entry, codes, onOmittedInEntry) : readArticle(entry, onOmittedInEntry);
  const items = readEntries(entries, path, read, onOmitted);
  return withoutRepeats(items, (item) => `${item.kind} ${item.code}`, path, onOmitted);
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
  onOmitted: OnOmitted,
): Mapped<Category> {
  const head = readHead(entry, onOmitted);
  if (!head.ok) return head;
  const code = codes.get(entry);
  if (code === undefined) return err('code');
  return ok({
    kind: 'category',
    code,
    name: head.value.name,
    translations: head.value.i18n ?? {},
    imageUrl: head.value.imageUrl ?? undefined,
    items: toItems(entry.items, 'items', onOmitted),
  });
}
