import { makeAutoObservable, observableRef } from 'mobx';
import { type JourneyBookmark, NOTHING_TRACKED, type PageTracking } from '@/domain/navigation/page-tracking';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Disposer } from '@/domain/ports/clock';
import type { ShopId } from '@/domain/shop/shop';
import { wallAddressAfter } from '@/domain/signage/wall-address';

/** A requested navigation, before its outcome is known. */
export type NavigationRequest =
  | { readonly kind: 'address'; readonly fullPath: string }
  | { readonly kind: 'shop'; readonly shopId: ShopId };

/** The current and last pages of the visitor, and the journey to offer back after a lost connection. */
export class NavigationStore {
  current: MatchedRoute | undefined = undefined;
  /** The shown address has no route; `current` is the page before it. */
  isLost = false;
  tracking: PageTracking = NOTHING_TRACKED;
  bookmark: JourneyBookmark | undefined = undefined;
  /** The board of a wall screen, while this tab belongs to it. */
  wall: string | undefined = undefined;

  private readonly listeners = new Set<(route: MatchedRoute) => void>();
  private readonly requestListeners = new Set<(departure: NavigationRequest) => void>();

  constructor() {
    makeAutoObservable<this, 'listeners' | 'requestListeners'>(this, {
      current: observableRef,
      tracking: observableRef,
      bookmark: observableRef,
      listeners: false,
      requestListeners: false,
      onNavigate: false,
      onNavigationRequested: false,
    });
  }

  /** Reports each finished navigation. Source: spec §2 rule 11; NAV-25. */
  onNavigate(listener: (route: MatchedRoute) => void): Disposer {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(route: MatchedRoute): void {
    for (const listener of [...this.listeners]) listener(route);
  }

  /** Reports each requested navigation to an address or a shop. */
  onNavigationRequested(listener: (departure: NavigationRequest) => void): Disposer {
    this.requestListeners.add(listener);
    return () => this.requestListeners.delete(listener);
  }

  requestNavigation(departure: NavigationRequest): void {
    for (const listener of [...this.requestListeners]) listener(departure);
  }

  arrive(route: MatchedRoute, tracking: PageTracking): void {
    this.wall = wallAddressAfter(this.wall, this.current, route);
    this.current = route;
    this.isLost = false;
    this.tracking = tracking;
  }

  setWall(address: string): void {
    this.wall = address;
  }

  markNotFound(): void {
    this.isLost = true;
  }

  setTracking(tracking: PageTracking): void {
    this.tracking = tracking;
  }

  setBookmark(bookmark: JourneyBookmark | undefined): void {
    this.bookmark = bookmark;
  }
}
