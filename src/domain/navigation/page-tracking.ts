import type { ScreenType } from '@/domain/navigation/screen-type';

/** The last pages of the visitor. Source: spec §3 Page-tracking state; ENT-32. */
export interface PageTracking {
  readonly currentPage: string;
  readonly lastPage: string;
  readonly currentPageFullPath: string;
  readonly lastPageFullPath: string;
  readonly isSmallScreen: boolean;
}

export const NOTHING_TRACKED: PageTracking = {
  currentPage: '',
  lastPage: '',
  currentPageFullPath: '',
  lastPageFullPath: '',
  isSmallScreen: false,
};

/** Why a visitor who asked for a page of a shop was redirected to home. */
export const REDIRECT_REASONS = ['shopClosed', 'shopNotLoaded'] as const;

export type RedirectReason = (typeof REDIRECT_REASONS)[number];

/**
 * A journey that a redirect to home or the offline page interrupted: it is offered back in one tap (PAIN-00, DEC-03).
 */
export interface JourneyBookmark {
  readonly path: string;
  readonly note: string;
  readonly spotId: number | undefined;
  /** Undefined where the connection was lost. */
  readonly reason?: RedirectReason | undefined;
}

export type ScreenSize = { readonly width: number; readonly height: number; readonly type: ScreenType };

/** The stored value under `navigation`. Source: OPEN-28. */
export interface StoredNavigation {
  readonly tracking: PageTracking;
  readonly bookmark: JourneyBookmark | undefined;
}
