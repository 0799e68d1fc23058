import { makeAutoObservable, observableRef } from 'mobx';
import type { JourneyBookmark, PageTracking } from '@/domain/navigation/page-tracking';
import type { MatchedRoute } from '@/domain/navigation/route';

/** Where the visitor is, was, and could come back to after a lost connection. */
export class NavigationStore {
  current: MatchedRoute | undefined = undefined;
  tracking: PageTracking = {
    currentPage: '',
    lastPage: '',
    currentPageFullPath: '',
    lastPageFullPath: '',
    isSmallScreen: false,
  };
  bookmark: JourneyBookmark | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef, tracking: observableRef, bookmark: observableRef });
  }

  arrive(route: MatchedRoute, tracking: PageTracking): void {
    this.current = route;
    this.tracking = tracking;
  }

  setTracking(tracking: PageTracking): void {
    this.tracking = tracking;
  }

  setBookmark(bookmark: JourneyBookmark | undefined): void {
    this.bookmark = bookmark;
  }
}
