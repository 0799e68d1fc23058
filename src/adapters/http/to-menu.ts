import * as z from 'zod/mini';

import { articleDto, categoryHeadDto, type MenuHeadDto } from '@/adapters/http/contract/menu';
import { firstWrongPath } from '@/adapters/json/first-wrong-path';
import { type OnDropped, withoutRepeats } from '@/adapters/http/lenient-list';
import { joinPath, type Mapped } from '@/adapters/http/mapped';
import { toArticle } from '@/adapters/http/to-article';
import { type Category, type Menu, type MenuItem, parseCategoryCode } from '@/domain/menu/menu';
import { err, ok } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/** An item that cannot be read is left out, with all that is in it; another shop's menu is none at all (P55). */
export function toMenu(dto: MenuHeadDto, shopId: ShopId, onDropped: OnDropped): Mapped<Menu> {
  if ((dto.shopId ?? shopId) !== shopId) return err('shopId');
  return ok({
    shopId,
    name: dto.name,
    items: toItems(dto.items, 'items', onDropped),
    currency: dto.currency,
  });
}

/** The recursion is bounded by the depth of JSON that is read at all. */
function toItems(entries: readonly unknown[], path: string, onDropped: OnDropped): readonly MenuItem[] {
  const items = entries.flatMap((entry, index) => {
    const at = joinPath(path, String(index));
    const item = toItem(entry, at, onDropped);
    if (item.ok) return [item.value];
    onDropped(joinPath(at, item.error));
    return [];
  });
  return withoutRepeats(items, (item) => `${item.kind} ${item.code}`, path, onDropped);
}

function toItem(entry: unknown, path: string, onDropped: OnDropped): Mapped<MenuItem> {
  if (hasItems(entry)) return toCategory(entry, path, onDropped);
  const article = z.safeParse(articleDto, entry);
  return article.success ? toArticle(article.data) : err(firstWrongPath(article.error));
}

function toCategory(
  entry: { readonly items: readonly unknown[] },
  path: string,
  onDropped: OnDropped,
): Mapped<Category> {
  const head = z.safeParse(categoryHeadDto, entry);
  if (!head.success) return err(firstWrongPath(head.error));
  const code = parseCategoryCode(head.data.code);
  if (code === undefined) return err('code');
  return ok({
    kind: 'category',
    code,
    name: head.data.name,
    translations: head.data.i18n ?? {},
    imageUrl: head.data.imageUrl ?? undefined,
    items: toItems(entry.items, joinPath(path, 'items'), onDropped),
  });
}

const hasItems = (entry: unknown): entry is { readonly items: readonly unknown[] } =>
  typeof entry === 'object' && entry !== null && 'items' in entry && Array.isArray(entry.items);
