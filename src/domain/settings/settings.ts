import type { OrderType } from '@/domain/settings/order-type';

/** The settings of the chain. Source: spec §3 Settings; ENT-12, ENT-13. */
export interface Settings {
  readonly orderTypes: readonly OrderType[];
  readonly isCustomerLoginEnabled: boolean;
  readonly externalLoginProviders: readonly ExternalLoginProvider[];
  /** Whether the back end has passkeys. Source: DEC-99. */
  readonly isPasskeyLoginEnabled: boolean;
  readonly version: string;
  readonly isPhoneNumberRequired: boolean;
  readonly isFavoriteShopRequired: boolean;
  readonly isSmsEnabled: boolean;
  /** Whether the back end mails news of an order to who wants it. Source: DEC-163. */
  readonly isOrderMailOffered: boolean;
  readonly orders: OrderSettings;
}

export interface OrderSettings {
  readonly requireEmail: boolean;
  readonly requirePhoneNumber: boolean;
}

export interface ExternalLoginProvider {
  readonly name: string;
  readonly displayName: string;
}
