import type { ShopDto } from '@/adapters/http/contract/shop';
import type { OnDropped } from '@/adapters/http/lenient-list';
import type { Mapped } from '@/adapters/http/mapped';
import { readTimeZone } from '@/adapters/http/read-time-zone';
import { err, ok } from '@/domain/shared/result';
import type { OpeningHours } from '@/domain/shop/opening-hours';
import { parseMinuteOfDay, parseWeekday } from '@/domain/shop/parse-opening-hours';
import { type ContactInformation, parseShopId, type Shop } from '@/domain/shop/shop';

/** Opening hours that cannot be read are left out alone: whether the shop takes orders is `openForBusiness`. */
export function toShop(dto: ShopDto, onDropped: OnDropped): Mapped<Shop> {
  const id = parseShopId(dto.id);
  if (id === undefined) return err('id');
  return ok({
    id,
    name: dto.name,
    description: dto.description ?? '',
    status: dto.status,
    openForBusiness: dto.openForBusiness,
    contactInformation: toContactInformation(dto.contactInformation),
    location: dto.location ?? undefined,
    openingHours: (dto.openingHours ?? []).flatMap((hours) => toOpeningHours(hours, id, onDropped)),
    timeZone: readTimeZone(dto.timeZone),
    externalAppUri: dto.externalAppUri === '' ? undefined : (dto.externalAppUri ?? undefined),
  });
}

const toContactInformation = (dto: ShopDto['contactInformation']): ContactInformation => ({
  address1: dto?.address1 ?? '',
  address2: dto?.address2 ?? '',
  zipCode: dto?.zipCode ?? '',
  city: dto?.city ?? '',
  phone: dto?.phone ?? undefined,
});

function toOpeningHours(
  dto: NonNullable<ShopDto['openingHours']>[number],
  shopId: number,
  onDropped: OnDropped,
): readonly OpeningHours[] {
  const dayOfWeek = parseWeekday(dto.dayOfWeek);
  const opens = parseMinuteOfDay(dto.opens);
  const closes = parseMinuteOfDay(dto.closes);
  if (dayOfWeek !== undefined && opens !== undefined && closes !== undefined)
    return [{ dayOfWeek, opens, closes }];
  onDropped(`openingHours of shop ${shopId}: ${dto.dayOfWeek} ${dto.opens} ${dto.closes}`);
  return [];
}
