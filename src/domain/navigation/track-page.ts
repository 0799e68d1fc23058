import type { PageTracking } from '@/domain/navigation/page-tracking';
import type { RouteName } from '@/domain/navigation/route';

/**
 * Returns the page-tracking state after an arrival. Arriving at the current page, as by a reload, changes nothing.
 * Source: spec §3 Page-tracking state, AMB-13; ENT-32, NAV-26.
 */
export function trackPage(
  tracking: PageTracking,
  page: RouteName,
  fullPath: string,
  isSmallScreen: boolean,
): PageTracking {
  if (fullPath === tracking.currentPageFullPath) return { ...tracking, currentPage: page, isSmallScreen };
  return {
    currentPage: page,
    lastPage: tracking.currentPage,
    currentPageFullPath: fullPath,
    lastPageFullPath: tracking.currentPageFullPath,
    isSmallScreen,
  };
}
