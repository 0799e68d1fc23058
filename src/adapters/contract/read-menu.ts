import * as z from 'zod/mini';

import { categoryCodes } from '@/adapters/contract/category-codes';
import { i18n, orUndefined } from '@/adapters/contract/fields';
import { type Container, hasItems } from '@/adapters/contract/has-items';
import { readEntries, withoutRepeats } from '@/adapters/contract/lenient-list';
import { menuHeadDto } from '@/adapters/contract/menu';
import { article } from '@/adapters/contract/menu-codec';
import { timeZone } from '@/adapters/contract/time-zone';
import { joinPath, type OnOmitted, type Reader, strict, tolerant } from '@/adapters/contract/tolerant';
import type { Category, CategoryCode, Menu, MenuItem } from '@/domain/menu/menu';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/** An unreadable item is left out with all that it contains; another shop's menu is rejected (PAIN-55). */
export const readMenu =
  (shopId: ShopId): Reader<Menu> =>
  (value, onOmitted) => {
    const head = readHead(value, onOmitted);
    if (!head.ok) return head;
    const { shopId: ofShop, name, currency, timeZone: zone, items } = head.value;
    if ((ofShop ?? shopId) !== shopId) return err('shopId');
    return ok({ shopId, name, items: readItems(items, onOmitted), currency, timeZone: zone });
  };

const readHead = strict(z.extend(menuHeadDto, { timeZone }));

/** The recursion is bounded by the maximum depth of JSON. */
function readItems(entries: readonly unknown[], onOmitted: OnOmitted): readonly MenuItem[] {
  const onOmittedItem = (path: string): void => onOmitted(joinPath('items', path));
  const codes = categoryCodes(entries, (index) => onOmittedItem(joinPath(String(index), 'code')));
  const readItem: Reader<MenuItem> = (entry, onOmittedInItem) =>
    hasItems(entry) ? readCategory(entry, codes, onOmittedInItem) : readArticle(entry, onOmittedInItem);
  const items = readEntries(entries, readItem, onOmittedItem);
  return withoutRepeats(items, (item) => `${item.kind} ${item.code}`, onOmittedItem);
}

const readArticle = tolerant(article, {
  fields: [
    ...['text', 'imageUrl', 'imageId', 'i18n', 'campaigns', 'suggestedArticles', 'allergens', 'diets'],
    'servingHours',
  ],
});

const readFields = tolerant(z.object({ name: z.string(), i18n, imageUrl: orUndefined(z.string()) }), {
  fields: ['i18n', 'imageUrl'],
});

function readCategory(
  entry: Container,
  codes: ReadonlyMap<unknown, CategoryCode>,
  onOmitted: OnOmitted,
): Result<Category, string> {
  const fields = readFields(entry, onOmitted);
  if (!fields.ok) return fields;
  const code = codes.get(entry);
  if (code === undefined) return err('code');
  const { name, i18n: translations, imageUrl } = fields.value;
  return ok({
    kind: 'category',
    code,
    name,
    translations,
    imageUrl,
    items: readItems(entry.items, onOmitted),
  });
}
