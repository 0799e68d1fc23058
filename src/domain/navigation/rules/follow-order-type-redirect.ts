import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import { readQuery } from '@/domain/navigation/read-query';

/**
 * The bare address of a shop leads to its order-type page, with query and fragment; to its menu where the query names
 * an order type that is not known to be switched off, as the code on a table does. Source: spec §2 Route table, DEC-83;
 * ROUTE-14.
 */
export const followOrderTypeRedirect: NavigationRule = ({ route, settings }) => {
  if (route.name !== 'shopToOrderTypeRedirect') return goOn();
  const parts = splitPath(route.fullPath);
  const { orderType } = readQuery(route);
  const isAnswered = orderType !== undefined && (settings?.orderTypes.includes(orderType) ?? true);
  const page = isAnswered && !route.query.has('redirectToArticle') ? 'menu' : 'order-type';
  return redirectTo(joinPath({ ...parts, path: `${parts.path.replace(/\/$/, '')}/${page}` }));
};
