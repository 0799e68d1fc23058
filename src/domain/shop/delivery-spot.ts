import type { OrderType } from '@/domain/settings/order-type';
import type { Brand } from '@/domain/shared/brand';
import type { Translations } from '@/domain/shared/translated-text';

export type SpotId = Brand<number, 'SpotId'>;

/** Parses a spot id: a whole number, zero or more. */
export function parseSpotId(value: string | number): SpotId | undefined {
  const text = String(value);
  return /^(0|[1-9]\d{0,14})$/.test(text) ? (Number(text) as SpotId) : undefined;
}

/** A table, a hatch, a parking space. Source: spec §3 Delivery spot; ENT-24. */
export interface DeliverySpot {
  readonly id: SpotId;
  readonly name: string;
  readonly translations: Translations;
  readonly orderType: OrderType;
}
