import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { joinPath, splitPath } from '@/domain/navigation/path-text';

/**
 * The bare address of a shop leads to its order-type page, with query and fragment. Source: spec §2 Route table;
 * ROUTE-14.
 */
export const followOrderTypeRedirect: NavigationRule = ({ route }) => {
  if (route.name !== 'shopToOrderTypeRedirect') return goOn();
  const parts = splitPath(route.fullPath);
  return redirectTo(joinPath({ ...parts, path: `${parts.path.replace(/\/$/, '')}/order-type` }));
};
