import * as z from 'zod/mini';

import { absentAs, anyCase, lenientEntries, list, text } from '@/adapters/contract/fields';
import { type Reader, tolerant } from '@/adapters/contract/tolerant';
import { ORDER_TYPES } from '@/domain/settings/order-type';
import type { Settings } from '@/domain/settings/settings';

const settingsOrderType = anyCase(ORDER_TYPES, (name) => name.charAt(0).toLowerCase() + name.slice(1));

/** A setting that is missing counts as switched off. Source: DEC-44. */
const flag = absentAs(z.boolean(), false);

const NOTHING_REQUIRED: Settings['orders'] = { requireEmail: false, requirePhoneNumber: false };

/** GET /api/settings. Source: spec §3 Settings. */
export const settings = z.codec(
  z.object({
    orderTypes: lenientEntries(settingsOrderType),
    enableCustomerLogin: flag,
    externalLoginProviders: absentAs(list(z.object({ name: z.string(), displayName: z.string() })), []),
    passkeyLogin: flag,
    version: text,
    phoneNumberRequired: flag,
    favoriteShopRequired: flag,
    smsEnabled: flag,
    orderMail: flag,
    orders: absentAs(z.object({ requireEmail: flag, requirePhoneNumber: flag }), NOTHING_REQUIRED),
  }),
  z.custom<Settings>(),
  {
    decode: (dto) => ({
      orderTypes: ORDER_TYPES.filter((name) => dto.orderTypes.includes(name)),
      isCustomerLoginEnabled: dto.enableCustomerLogin,
      externalLoginProviders: dto.externalLoginProviders,
      isPasskeyLoginEnabled: dto.passkeyLogin,
      version: dto.version,
      isPhoneNumberRequired: dto.phoneNumberRequired,
      isFavoriteShopRequired: dto.favoriteShopRequired,
      isSmsEnabled: dto.smsEnabled,
      isOrderMailOffered: dto.orderMail,
      orders: dto.orders,
    }),
    encode: (value) => ({
      orderTypes: value.orderTypes,
      enableCustomerLogin: value.isCustomerLoginEnabled,
      externalLoginProviders: value.externalLoginProviders,
      passkeyLogin: value.isPasskeyLoginEnabled,
      version: value.version,
      phoneNumberRequired: value.isPhoneNumberRequired,
      favoriteShopRequired: value.isFavoriteShopRequired,
      smsEnabled: value.isSmsEnabled,
      orderMail: value.isOrderMailOffered,
      orders: value.orders,
    }),
  },
);

/** Only the order types are required. */
export const readSettings: Reader<Settings> = tolerant(settings, {
  fields: [
    ...['enableCustomerLogin', 'externalLoginProviders', 'passkeyLogin', 'version', 'phoneNumberRequired'],
    ...['favoriteShopRequired', 'smsEnabled', 'orderMail', 'orders', 'requireEmail', 'requirePhoneNumber'],
  ],
  lists: ['orderTypes'],
});
