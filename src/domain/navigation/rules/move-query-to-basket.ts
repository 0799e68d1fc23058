import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { hasBasketValues, readQuery, withoutBasketQuery } from '@/domain/navigation/read-query';

/**
 * Rule 2. Order type, note and spot of the query are written into the basket and removed from the address, valid or
 * not. Source: spec §2 rule 2, OPEN-39; NAV-05 to NAV-08.
 */
export const moveQueryToBasket: NavigationRule = ({ route }) => {
  const fullPath = withoutBasketQuery(route.fullPath);
  if (fullPath === route.fullPath) return goOn();
  const values = readQuery(route);
  const replaced = { kind: 'replaceAddress', fullPath } as const;
  return hasBasketValues(values) ? goOn({ kind: 'moveQueryToBasket', values }, replaced) : goOn(replaced);
};
