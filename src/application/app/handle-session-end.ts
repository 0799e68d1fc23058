import { reaction } from 'mobx';

import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { FavoriteStore } from '@/application/favorites/favorite-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { NoticeStore } from '@/application/notices/notice-store';
import type { ProfileDraftStore } from '@/application/account/profile-draft-store';
import type { SessionStore } from '@/application/account/session-store';
import { NOBODY } from '@/domain/customer/session';
import { buildPath } from '@/domain/navigation/build-path';
import { loginPathFrom } from '@/domain/navigation/login-path';
import type { Stop } from '@/domain/ports/clock';
import type { AuthStorage } from '@/domain/ports/stored-value';
import type { Wayfinder } from '@/domain/ports/navigator';

/**
 * What happens when a member is there no more. What other stores knew of them goes; a page that needs one is left, for
 * home after a logout, here or in another tab, and for login after the server has let go of the session. Elsewhere
 * that is said, and login offered with the way back. The basket is nobody's, and stays.
 * Source: OPEN-30; user-pains P94, reliability C9.
 */
export class FollowSession implements StandingWork {
  private readonly stores: FollowedStores;
  private readonly storage: AuthStorage;
  private readonly wayfinder: Wayfinder;

  constructor(stores: FollowedStores, storage: AuthStorage, wayfinder: Wayfinder) {
    this.stores = stores;
    this.storage = storage;
    this.wayfinder = wayfinder;
  }

  start(): Stop {
    return stopAll(
      reaction(
        () => this.stores.sessions.session.loading,
        (isLoading) => isLoading || this.keep(),
        // The server may have answered before this starts: the end of the session has to reach storage all the same.
        { fireImmediately: true },
      ),
      reaction(
        () => this.stores.sessions.session.user?.memberNumber,
        (memberNumber) => {
          this.forget();
          if (memberNumber !== undefined) this.keep();
        },
      ),
      reaction(
        () => this.stores.sessions.session.isAuthenticated,
        (isThere) => isThere || void this.leave(),
      ),
    );
  }

  /** After a start without the login screen the kept member may be one of the past, or one who came in elsewhere. */
  private keep(): void {
    const { user, isAuthenticated } = this.stores.sessions.session;
    if (this.storage.load()?.user?.memberNumber !== user?.memberNumber)
      this.storage.keep({ user, isAuthenticated });
  }

  private forget(): void {
    this.stores.favorites.forget();
    this.stores.drafts.forget();
  }

  private async leave(): Promise<void> {
    if (this.stores.sessions.hasExpired) await this.offerLogin();
    else if (this.isOnMemberPage) await this.wayfinder.go(buildPath.home(), { replace: true });
  }

  private async offerLogin(): Promise<void> {
    const { user, isAuthenticated } = NOBODY;
    this.storage.keep({ user, isAuthenticated });
    const login = loginPathFrom(this.stores.navigation.current);
    const isWanted =
      this.isOnMemberPage || (await this.stores.notices.ask({ key: 'session.expired', values: {} }));
    if (isWanted) await this.wayfinder.go(login, { replace: this.isOnMemberPage });
  }

  private get isOnMemberPage(): boolean {
    return this.stores.navigation.current?.flags.requiresAuth === true;
  }
}

export interface FollowedStores {
  readonly sessions: SessionStore;
  readonly favorites: FavoriteStore;
  readonly drafts: ProfileDraftStore;
  readonly navigation: NavigationStore;
  readonly notices: NoticeStore;
}
