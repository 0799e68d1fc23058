import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';
import type { Translations } from '@/domain/shared/translated-text';
import type { OpeningHours } from '@/domain/shop/opening-hours';

export type ShopId = Brand<number, 'ShopId'>;

/** Parses a shop id: a positive whole number. Source: AMB-11. */
export function parseShopId(value: string | number): ShopId | undefined {
  const text = String(value);
  return /^[1-9]\d{0,14}$/.test(text) ? (Number(text) as ShopId) : undefined;
}

export const SHOP_STATUSES = ['online', 'paused', 'offline'] as const;

export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** A restaurant of the chain. Source: spec §3 Shop; ENT-01 to ENT-06. */
export interface Shop {
  readonly id: ShopId;
  readonly name: string;
  readonly description: string;
  /** Of `description`, where the server sends any. Source: DEC-139. */
  readonly translations: Translations;
  readonly status: ShopStatus;
  readonly openForBusiness: boolean;
  readonly contactInformation: ContactInformation;
  readonly location: Location | undefined;
  readonly openingHours: readonly OpeningHours[];
  /** The IANA time zone of the shop. Source: OPEN-33. */
  readonly timeZone: string;
  readonly externalAppUri: string | undefined;
  /** How long an order that is placed now takes; undefined where the server does not say. Source: DEC-95. */
  readonly readyInMinutes: number | undefined;
}

/** A shop as stored on this device. `asOf`: when the server sent it; undefined where that is unknown. */
export interface StoredShop extends Shop {
  readonly asOf?: Instant | undefined;
}

export interface ContactInformation {
  readonly address1: string;
  readonly address2: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string | undefined;
}

export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

export const DEFAULT_TIME_ZONE = 'Europe/Stockholm';
