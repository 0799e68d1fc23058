import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ProfileDraftStore } from '@/application/account/profile-draft-store';
import { SessionStore } from '@/application/account/session-store';
import { GUEST_SESSION } from '@/domain/customer/session';
import { buildPath } from '@/domain/navigation/build-path';
import { loginPathFrom } from '@/domain/navigation/login-path';
import type { Disposer } from '@/domain/ports/clock';
import { AuthStorage } from '@/domain/ports/stored-value';
import { Navigator } from '@/domain/ports/navigator';

/**
 * Handles the end of a session. The member's data in other stores is cleared; a page that requires a session is left,
 * for home after a logout, here or in another tab, and for login after the server has ended the session. On other
 * pages a notice offers login and the return to the page. The basket stays. Source: OPEN-30; PAIN-94, FAULT-C9.
 */
export class HandleSessionEnd implements BackgroundService {
  static readonly needs = {
    sessions: SessionStore,
    favorites: FavoriteStore,
    drafts: ProfileDraftStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    storage: AuthStorage,
    navigator: Navigator,
  };

  private readonly deps: Deps<typeof HandleSessionEnd>;

  constructor(deps: Deps<typeof HandleSessionEnd>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      reaction(
        () => this.deps.sessions.session.loading,
        (isLoading) => isLoading || this.saveSession(),
        // The server may have answered before this starts: the end of the session must be stored all the same.
        { fireImmediately: true },
      ),
      reaction(
        () => this.deps.sessions.session.user?.memberNumber,
        (memberNumber) => {
          this.clearMemberData();
          if (memberNumber !== undefined) this.saveSession();
        },
      ),
      reaction(
        () => this.deps.sessions.session.isAuthenticated,
        (isThere) => isThere || void this.leave(),
      ),
    );
  }

  /** After a start without the login screen the stored member may be a former one, or one who logged in elsewhere. */
  private saveSession(): void {
    const { user, isAuthenticated } = this.deps.sessions.session;
    if (this.deps.storage.load()?.user?.memberNumber !== user?.memberNumber)
      this.deps.storage.save({ user, isAuthenticated });
  }

  private clearMemberData(): void {
    this.deps.favorites.clear();
    this.deps.drafts.clear();
  }

  private async leave(): Promise<void> {
    if (this.deps.sessions.hasExpired) await this.offerLogin();
    else if (this.isOnMemberPage) await this.deps.navigator.go(buildPath.home(), { replace: true });
  }

  private async offerLogin(): Promise<void> {
    const { user, isAuthenticated } = GUEST_SESSION;
    this.deps.storage.save({ user, isAuthenticated });
    const login = loginPathFrom(this.deps.navigation.current);
    const isWanted =
      this.isOnMemberPage || (await this.deps.notices.ask({ key: 'session.expired', values: {} }));
    if (isWanted) await this.deps.navigator.go(login, { replace: this.isOnMemberPage });
  }

  private get isOnMemberPage(): boolean {
    return this.deps.navigation.current?.flags.requiresAuth === true;
  }
}
