import { makeAutoObservable } from 'mobx';
import type { Instant } from '@/domain/shared/instant';

/**
 * How much of the application is loaded: home is drawn before the rest (docs/adr/0006-first-and-rest.md), and a page of
 * the server is the same for every visitor until it is taken over (docs/adr/0022-pages-by-the-server.md).
 */
export class AppStore {
  isAppLoaded = false;
  /** When the server drew the page; undefined without such a page, and once it is taken over. */
  drawnAt: Instant | undefined = undefined;
  /** Whether the page shows order type and delivery spot of its address. */
  isOfSpot = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Whether views show what belongs to the visitor: basket, session, favourites, filter, size of the screen. */
  get showsVisitor(): boolean {
    return this.drawnAt === undefined;
  }

  /** Whether views show order type and delivery spot (DEC-83). */
  get showsSpot(): boolean {
    return this.showsVisitor || this.isOfSpot;
  }

  /** Views draw what the server draws at this time. */
  beginPublicPage(drawnAt: Instant, isOfSpot = false): void {
    this.drawnAt = drawnAt;
    this.isOfSpot = isOfSpot;
  }

  markLoaded(): void {
    this.isAppLoaded = true;
    this.drawnAt = undefined;
  }
}
