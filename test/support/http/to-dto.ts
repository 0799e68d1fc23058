import type { CampaignDto } from '@/adapters/contract/campaign';
import type { ChoiceGroupDto, MenuDto, MenuItemDto } from '@/adapters/contract/menu';
import type { OrderDetailsDto, PlacedOrderDto } from '@/adapters/contract/order';
import type { StartedPaymentDto } from '@/adapters/contract/payment';
import type { SettingsDto } from '@/adapters/contract/settings';
import type { ListedShopDto, ShopDishDto, ShopDto } from '@/adapters/contract/shop';
import type { PastOrderDto } from '@/adapters/contract/user';
import type { PastOrder } from '@/domain/customer/past-order';
import type { ChoiceGroup, Menu, MenuItem } from '@/domain/menu/menu';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { Offer } from '@/domain/offer/offer';
import type { OrderDetails, OrderItem, PlacedOrder } from '@/domain/order/order';
import type { StartedPayment } from '@/domain/order/payment';
import type { ShopList } from '@/domain/ports/shop-catalog';
import type { Settings } from '@/domain/settings/settings';
import { toDecimal } from '@/domain/shared/amount';
import { formatInstant } from '@/domain/shared/instant';
import type { Shop } from '@/domain/shop/shop';
import { must } from '@test/support/builders/must';

/** What a server of the contract would write; the inverse of the mappers. */
export const toShopDto = (shop: Shop): ShopDto => ({
  ...shop,
  contactInformation: shop.contactInformation,
  openingHours: shop.openingHours.map(({ dayOfWeek, opens, closes }) => ({
    dayOfWeek,
    opens: clockTime(opens),
    closes: clockTime(closes),
  })),
});

export const toListedShopDtos = ({ shops, dishes }: ShopList): ListedShopDto[] =>
  shops.map((shop) => ({ ...toShopDto(shop), dishes: dishes.get(shop.id)?.map(toShopDishDto) }));

const toShopDishDto = ({ translations, price, imageId, ...dish }: ShopDish): ShopDishDto => ({
  ...dish,
  i18n: copyOf(translations),
  price: toDecimal(price),
  imageId: [...imageId],
});

const clockTime = (minuteOfDay: number): string =>
  `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}:00`;

const two = (value: number): string => String(value).padStart(2, '0');

export const toMenuDto = (menu: Menu): MenuDto => ({
  shopId: menu.shopId,
  name: menu.name,
  items: menu.items.map(toMenuItemDto),
  currency: menu.currency,
});

function toMenuItemDto(item: MenuItem): MenuItemDto {
  if (item.kind === 'category')
    return {
      code: item.code,
      name: item.name,
      i18n: copyOf(item.translations),
      imageUrl: item.imageUrl,
      items: item.items.map(toMenuItemDto),
    };
  return {
    code: item.code,
    description: item.description,
    text: item.text,
    price: toDecimal(item.price),
    imageUrl: item.imageUrl,
    imageId: [...item.imageId],
    i18n: copyOf(item.translations),
    campaigns: item.campaigns.map(({ id, name, translations }) => ({ id, name, i18n: copyOf(translations) })),
    choices: item.choiceGroups.map(toChoiceGroupDto),
    suggestedArticles: [...item.suggestedArticles],
    allergens: item.allergens && [...item.allergens],
    diets: item.diets && [...item.diets],
    soldOut: item.isSoldOut,
  };
}

const toChoiceGroupDto = (group: ChoiceGroup): ChoiceGroupDto => ({
  level: group.level,
  code: group.code,
  name: group.name,
  i18n: copyOf(group.translations),
  min: group.min,
  max: group.max,
  articles: group.articles.map((article) => ({
    code: article.code,
    description: article.description,
    i18n: copyOf(article.translations),
    price: toDecimal(article.price),
    imageUrl: article.imageUrl,
    allergens: article.allergens && [...article.allergens],
    diets: article.diets && [...article.diets],
    soldOut: article.isSoldOut,
    choices: article.choiceGroups.map(toChoiceGroupDto),
  })),
});

export const toSettingsDto = (settings: Settings): SettingsDto => ({
  orderTypes: settings.orderTypes.map((orderType) => (orderType === 'TakeAway' ? 'takeAway' : 'dineInPlace')),
  enableCustomerLogin: settings.isCustomerLoginEnabled,
  externalLoginProviders: [...settings.externalLoginProviders],
  version: settings.version,
  phoneNumberRequired: settings.isPhoneNumberRequired,
  favoriteShopRequired: settings.isFavoriteShopRequired,
  smsEnabled: settings.isSmsEnabled,
  orders: settings.orders,
});

export const toPlacedOrderDto = (order: PlacedOrder): PlacedOrderDto => ({
  orderId: order.orderId,
  customerCode: order.customerCode,
  pickupTime: formatInstant(order.pickupTime),
  total: toDecimal(order.total),
  currency: order.currency,
});

export const toOrderDetailsDto = (order: OrderDetails): OrderDetailsDto => ({
  orderId: order.orderId,
  number: order.number,
  shopId: order.shopId,
  shopName: order.shopName,
  orderType: must(order.orderType),
  status: upperFirst(order.status),
  pickupTime: formatInstant(order.pickupTime),
  timeZone: order.timeZone,
  spot: order.spot && { name: order.spot.name, i18n: copyOf(order.spot.translations) },
  note: order.note,
  items: order.items.map(toOrderItemDto),
  total: toDecimal(order.total),
  currency: order.currency,
});

export const toPastOrderDto = (order: PastOrder): PastOrderDto => ({
  orderId: order.orderId,
  number: order.number,
  createdAt: formatInstant(order.createdAt),
  timeZone: order.timeZone,
  shopId: order.shopId,
  shopName: order.shopName,
  orderType: must(order.orderType),
  status: upperFirst(order.status),
  items: order.items.map(toOrderItemDto),
  total: toDecimal(order.total),
  currency: order.currency,
});

const toOrderItemDto = (item: OrderItem): OrderDetailsDto['items'][number] => ({
  code: item.code,
  description: item.description,
  i18n: copyOf(item.translations),
  quantity: item.quantity,
  price: toDecimal(item.price),
  total: toDecimal(item.total),
  choices: item.choices.map((choice) => ({
    code: choice.code,
    description: choice.description,
    i18n: copyOf(choice.translations),
    price: toDecimal(choice.price),
    ...choice.place,
  })),
});

export const toCampaignDto = (offer: Offer): CampaignDto => ({
  id: offer.id,
  name: offer.name,
  description: offer.description,
  i18n: copyOf(offer.translations),
  imageUrl: offer.imageUrl,
  validFrom: offer.validFrom && formatInstant(offer.validFrom),
  validTo: offer.validTo && formatInstant(offer.validTo),
  memberOnly: offer.isMemberOnly,
  articleCodes: [...offer.articleCodes],
  qrCode: offer.qrCode,
  usesLeft: offer.usesLeft,
});

export const toStartedPaymentDto = (payment: StartedPayment): StartedPaymentDto => ({
  paymentId: payment.paymentId,
  provider: payment.provider,
  ...(payment.destination.kind === 'redirect'
    ? { redirectUrl: payment.destination.url }
    : { scriptUrl: payment.destination.url }),
  amount: toDecimal(payment.amount),
  currency: payment.currency,
  status: payment.status,
});

/** `Added`, as the server writes statuses. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const copyOf = <Value>(value: Value): Mutable<Value> => structuredClone(value) as Mutable<Value>;

type Mutable<Value> = {
  -readonly [Key in keyof Value]: Value[Key] extends object ? Mutable<Value[Key]> : Value[Key];
};
