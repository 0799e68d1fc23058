import { cutNote } from '@/domain/basket/note';
import { joinPath, queryValues, splitPath } from '@/domain/navigation/path-text';
import type { MatchedRoute } from '@/domain/navigation/route';
import { parseOrderType, type OrderType } from '@/domain/settings/order-type';
import { parseSpotId, type SpotId } from '@/domain/shop/delivery-spot';

/** The values of an address for the basket: the link of a table names its spot. */
export interface QueryForBasket {
  readonly orderType: OrderType | undefined;
  readonly note: string | undefined;
  readonly spotId: SpotId | undefined;
}

const NAMES: readonly string[] = ['orderType', 'note', 'spotId'];

/** Reads the values; an invalid one counts as not given. Source: spec §2 rule 2, AMB-47, OPEN-39; NAV-05 to NAV-07. */
export function readQuery({ query }: Pick<MatchedRoute, 'query'>): QueryForBasket {
  const note = cutNote(query.get('note') ?? '').trim();
  return {
    orderType: parseOrderType(query.get('orderType') ?? ''),
    note: note === '' ? undefined : note,
    spotId: parseSpotId(query.get('spotId') ?? ''),
  };
}

export const hasBasketValues = ({ orderType, note, spotId }: QueryForBasket): boolean =>
  orderType !== undefined || note !== undefined || spotId !== undefined;

/** Whether the address names an order type and a spot of it, as the code on a table does (DEC-83). */
export function namesSpot(fullPath: string): boolean {
  const { orderType, spotId } = readQuery({ query: queryValues(splitPath(fullPath).query) });
  return orderType !== undefined && spotId !== undefined;
}

/** Returns the address without these values, valid or not; everything else is unchanged. Source: OPEN-39; NAV-08. */
export function withoutBasketQuery(fullPath: string): string {
  const parts = splitPath(fullPath);
  const pairs = parts.query.split('&');
  const others = pairs.filter((pair) => !isForBasket(pair));
  return others.length === pairs.length ? fullPath : joinPath({ ...parts, query: others.join('&') });
}

/** Returns the path with these values of another address, as they are there. */
export function withBasketQueryOf(path: string, fullPath: string): string {
  const brought = splitPath(fullPath).query.split('&').filter(isForBasket);
  const parts = splitPath(path);
  return joinPath({ ...parts, query: [parts.query, ...brought].filter((each) => each !== '').join('&') });
}

const isForBasket = (pair: string): boolean =>
  [...new URLSearchParams(pair).keys()].some((name) => NAMES.includes(name));
