import * as z from 'zod/mini';

import { campaign } from '@/adapters/contract/campaign';
import type { MenuDto, MenuItemDto } from '@/adapters/contract/menu';
import { article } from '@/adapters/contract/menu-codec';
import { orderDetails, placedOrder } from '@/adapters/contract/order';
import { pastOrder } from '@/adapters/contract/past-order';
import { startedPayment } from '@/adapters/contract/payment';
import { settings } from '@/adapters/contract/settings';
import { listedShop, shop } from '@/adapters/contract/shop';
import type { PastOrder } from '@/domain/customer/past-order';
import type { Menu, MenuItem } from '@/domain/menu/menu';
import type { Offer } from '@/domain/offer/offer';
import type { OrderDetails, PlacedOrder } from '@/domain/order/order';
import type { StartedPayment } from '@/domain/order/payment';
import type { ShopList } from '@/domain/ports/shop-catalog';
import type { Settings } from '@/domain/settings/settings';
import type { Shop } from '@/domain/shop/shop';

/** What a server of the contract writes. */
export const toShopDto = (value: Shop) => z.encode(shop, value);
export const toListedShopDtos = ({ shops, dishes }: Pick<ShopList, 'shops' | 'dishes'>) =>
  shops.map(({ translations: i18n, ...each }) =>
    z.encode(listedShop, { ...each, i18n, dishes: dishes.get(each.id) }),
  );
/** All of them, or some and how many there are. */
export const toShopsDto = ({ total, ...list }: ShopList) =>
  total === undefined ? toListedShopDtos(list) : { shops: toListedShopDtos(list), total };
export const toSettingsDto = (value: Settings) => z.encode(settings, value);
export const toPlacedOrderDto = (value: PlacedOrder) => z.encode(placedOrder, value);
export const toOrderDetailsDto = (value: OrderDetails) => z.encode(orderDetails, value);
export const toPastOrderDto = (value: PastOrder) => z.encode(pastOrder, value);
export const toCampaignDto = (value: Offer) => z.encode(campaign, value);
export const toStartedPaymentDto = (value: StartedPayment) => z.encode(startedPayment, value);

export const toMenuDto = ({ items, ...menu }: Menu): MenuDto => ({
  ...menu,
  items: items.map(toMenuItemDto),
});

function toMenuItemDto(item: MenuItem): MenuItemDto {
  if (item.kind === 'article') return z.encode(article, item);
  const { kind: _kind, translations, items, ...category } = item;
  return { ...category, i18n: translations, items: items.map(toMenuItemDto) };
}

/** `Added`, as the server writes statuses. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
