import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { ChainFile, DeliverySpotFile, ShopFile } from '@api/chain/chain-schema';
import type { ChainTexts } from '@api/chain/chain-texts';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { intervalOf, weeklyHours } from '@api/chain/weekly-hours';

/** A shop of the chain's folder in its stored form. */
export function storedShopOf(
  file: ShopFile,
  chain: Pick<ChainFile, 'holidays' | 'sellers' | 'vat'>,
  texts: ChainTexts,
): StoredShop {
  const { id, name, description, status, contactInformation, location, timeZone, ...rest } = file;
  const { preparation, externalAppUri } = rest;
  const exceptions = Object.entries({ ...chain.holidays, ...file.exceptions });
  const seller = chain.sellers?.[file.seller ?? ''];
  const vat = chain.vat?.[file.vat ?? ''];
  return {
    ...{ id, name, status, contactInformation, location, timeZone },
    ...descriptionOf(description, texts),
    openingHours: weeklyHours(file.openingHours),
    ...(exceptions.length > 0 && {
      exceptions: exceptions.map(([date, hours]) => ({ date, hours: hours.map(intervalOf) })),
    }),
    ...(preparation !== undefined && { preparation }),
    ...(externalAppUri !== undefined && { externalAppUri }),
    ...(seller !== undefined && { seller }),
    ...(vat !== undefined && { vat: vatRatesOf(vat) }),
  };
}

const descriptionOf = (
  description: ShopFile['description'],
  texts: ChainTexts,
): Pick<StoredShop, 'description' | 'i18n'> =>
  typeof description === 'object' && description !== null
    ? { description: texts.base(description), i18n: { description: texts.translated(description) } }
    : { description };

const vatRatesOf = (table: NonNullable<ChainFile['vat']>[string]): NonNullable<StoredShop['vat']> =>
  Object.fromEntries(
    Object.entries(table).map(([name, rate]) => [
      name,
      typeof rate === 'number' ? { takeAway: rate, dineInPlace: rate } : rate,
    ]),
  );

/** Spot ids are unique in the chain, so that a spot of another shop never matches. */
export const deliverySpotDtos = (
  { id: shopId, deliverySpots = [] }: ShopFile,
  spots: Readonly<Record<string, DeliverySpotFile>>,
  texts: ChainTexts,
): DeliverySpotDto[] =>
  deliverySpots
    .flatMap((reference) => {
      const { spot: name, count } =
        typeof reference === 'string' ? { spot: reference, count: undefined } : reference;
      const spot = spots[name];
      if (spot === undefined) throw new Error(`An unchecked reference names ${name}`);
      return count === undefined
        ? [spot]
        : Array.from({ length: count }, (_, index) => numbered(spot, index + 1));
    })
    .map(({ name, orderType }, index) => ({
      id: shopId * 100 + index + 1,
      name: texts.base(name),
      i18n: { name: texts.translated(name) },
      orderType,
    }));

const numbered = ({ name, orderType }: DeliverySpotFile, number: number): DeliverySpotFile => ({
  name: Object.fromEntries(
    Object.entries(name).map(([language, text]) => [language, text.replaceAll('{number}', String(number))]),
  ),
  orderType,
});
