import type { FavoriteStore } from '@/application/favorites/favorite-store';
import type { SessionStore } from '@/application/account/session-store';
import type { SetProfile } from '@/application/account/set-profile';
import { favoriteKey, isFavorite, withFavorite } from '@/domain/customer/favorite';
import type { Favorite, UserProfile } from '@/domain/customer/session';
import type { FavoriteList } from '@/domain/ports/favorite-list';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/**
 * Turns a favourite's flag at once, and lets the server follow: one call at a time, until it has what was last
 * wanted. Where it does not follow, the flag goes back and the failure is answered, once. Nothing happens where
 * nobody is logged in. Source: spec §4 Favourite button, OPEN-38; FAV-01 to FAV-05.
 */
export class ToggleFavorite {
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly following = new Set<string>();
  private readonly list: FavoriteList;
  private readonly favorites: FavoriteStore;
  private readonly sessions: SessionStore;
  private readonly setProfile: SetProfile;

  constructor(list: FavoriteList, favorites: FavoriteStore, sessions: SessionStore, setProfile: SetProfile) {
    this.list = list;
    this.favorites = favorites;
    this.sessions = sessions;
    this.setProfile = setProfile;
  }

  execute(favorite: Favorite): Promise<Result<void, RemoteFailure>> {
    const key = favoriteKey(favorite);
    if (!this.sessions.session.isAuthenticated) return Promise.resolve(ok(undefined));
    this.favorites.setWanted(favorite, !this.favorites.isOn(favorite));
    // Who turned it before sees to this wish as well.
    if (this.following.has(key)) return Promise.resolve(ok(undefined));
    this.following.add(key);
    const following = this.underWay.then(() => this.follow(favorite));
    this.underWay = following;
    return following;
  }

  private async follow(favorite: Favorite): Promise<Result<void, RemoteFailure>> {
    const member = this.sessions.session.user?.memberNumber;
    let result: Result<void, RemoteFailure> = ok(undefined);
    while (result.ok && this.isDue(favorite, member)) result = await this.call(favorite, member);
    this.following.delete(favoriteKey(favorite));
    this.favorites.settle(favorite);
    return this.isStill(member) ? result : ok(undefined);
  }

  private isDue(favorite: Favorite, member: string | undefined): boolean {
    const known = this.sessions.session.user?.favorites ?? [];
    return this.isStill(member) && this.favorites.isOn(favorite) !== isFavorite(known, favorite);
  }

  /** An answer that comes when somebody else is there says nothing of them. */
  private async call(favorite: Favorite, member: string | undefined): Promise<Result<void, RemoteFailure>> {
    if (this.favorites.isOn(favorite)) {
      const added = await this.list.add(favorite);
      if (added.ok) this.take(member, (known) => withFavorite(known, favorite));
      return added;
    }
    const removed = await this.list.remove(favorite);
    if (!removed.ok) return removed;
    this.take(member, () => removed.value);
    return ok(undefined);
  }

  private take(
    member: string | undefined,
    alter: (known: UserProfile['favorites']) => UserProfile['favorites'],
  ): void {
    const { user } = this.sessions.session;
    if (user === undefined || !this.isStill(member)) return;
    this.setProfile.execute({ ...user, favorites: alter(user.favorites) });
  }

  private isStill(member: string | undefined): boolean {
    const { isAuthenticated, user } = this.sessions.session;
    return isAuthenticated && user?.memberNumber === member;
  }
}
