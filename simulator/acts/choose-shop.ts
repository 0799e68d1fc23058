import type { ActingPage } from '@simulator/program/acting-page';
import { SelectShop } from '@/application/navigation/select-shop';
import { parseShopId } from '@/domain/shop/shop';

export async function chooseShop(page: ActingPage, shop: number): Promise<string> {
  const shopId = parseShopId(shop);
  if (shopId === undefined) return 'no such shop';
  const selected = await page.get(SelectShop).select(shopId, new Map(), page.screen.signal);
  if (!selected.ok) return selected.error.kind;
  if (selected.value.kind !== 'selected') return selected.value.kind;
  await page.navigator.go(selected.value.path);
  return page.navigator.address;
}
