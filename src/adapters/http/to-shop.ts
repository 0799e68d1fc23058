import * as z from 'zod/mini';

import { maybe } from '@/adapters/contract/common';
import { openingHoursDto, shopDto } from '@/adapters/contract/shop';
import { readEntries, readThen } from '@/adapters/http/lenient-list';
import type { Mapped } from '@/adapters/http/mapped';
import { readTimeZone } from '@/adapters/http/read-time-zone';
import { type OnOmitted, type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import { err, ok } from '@/domain/shared/result';
import type { OpeningHours } from '@/domain/shop/opening-hours';
import { parseMinuteOfDay, parseWeekday } from '@/domain/shop/parse-opening-hours';
import { type ContactInformation, parseShopId, parseShopStatus, type Shop } from '@/domain/shop/shop';

const shopAnswer = z.extend(shopDto, { status: z.string(), openingHours: maybe(z.array(z.unknown())) });

type ShopAnswer = z.infer<typeof shopAnswer>;

const readAnswer = tolerantReader(
  shopAnswer,
  ...['description', 'location', 'openingHours', 'timeZone', 'contactInformation'],
  ...['address1', 'address2', 'zipCode', 'city', 'phone'],
);

/**
 * Fields that only describe the shop are left out where they are unreadable; `status`, `openForBusiness` and
 * `externalAppUri` decide whether it takes orders.
 */
export const readShop: Reader<Shop> = readThen(readAnswer, toShop);

function toShop(answer: ShopAnswer, onOmitted: OnOmitted): Mapped<Shop> {
  const id = parseShopId(answer.id);
  if (id === undefined) return err('id');
  const status = parseShopStatus(answer.status);
  if (status === undefined) return err('status');
  return ok({
    id,
    name: answer.name,
    description: answer.description ?? '',
    status,
    openForBusiness: answer.openForBusiness,
    contactInformation: toContactInformation(answer.contactInformation),
    location: answer.location ?? undefined,
    openingHours: readEntries(answer.openingHours ?? [], 'openingHours', readOpeningHours, onOmitted),
    timeZone: readTimeZone(answer.timeZone),
    externalAppUri: answer.externalAppUri === '' ? undefined : (answer.externalAppUri ?? undefined),
  });
}

const toContactInformation = (dto: ShopAnswer['contactInformation']): ContactInformation => ({
  address1: dto?.address1 ?? '',
  address2: dto?.address2 ?? '',
  zipCode: dto?.zipCode ?? '',
  city: dto?.city ?? '',
  phone: dto?.phone ?? undefined,
});

const readOpeningHours: Reader<OpeningHours> = readThen(tolerantReader(openingHoursDto), (dto) => {
  const dayOfWeek = parseWeekday(dto.dayOfWeek);
  if (dayOfWeek === undefined) return err(`dayOfWeek ${dto.dayOfWeek}`);
  const opens = parseMinuteOfDay(dto.opens);
  if (opens === undefined) return err(`opens ${dto.opens}`);
  const closes = parseMinuteOfDay(dto.closes);
  return closes === undefined ? err(`closes ${dto.closes}`) : ok({ dayOfWeek, opens, closes });
});
