import type { Deps } from '@/domain/ports/deps';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { SessionStore } from '@/application/account/session-store';
import { SetProfile } from '@/application/account/set-profile';
import { favoriteKey, isFavorite, withFavorite } from '@/domain/customer/favorite';
import type { Favorite, UserProfile } from '@/domain/customer/session';
import { FavoriteList } from '@/domain/ports/favorite-list';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/**
 * Toggles a favorite at once, and updates the server: one call at a time, until it has the last choice. When that
 * fails, the flag is reset and the failure returned, once. Does nothing for a guest. Source: spec §4 Favourite button,
 * OPEN-38; FAV-01 to FAV-05.
 */
export class ToggleFavorite {
  static readonly needs = {
    list: FavoriteList,
    favorites: FavoriteStore,
    sessions: SessionStore,
    setProfile: SetProfile,
  };

  private underWay: Promise<unknown> = Promise.resolve();
  private readonly following = new Set<string>();

  private readonly deps: Deps<typeof ToggleFavorite>;

  constructor(deps: Deps<typeof ToggleFavorite>) {
    this.deps = deps;
  }

  toggle(favorite: Favorite): Promise<Result<void, RemoteFailure>> {
    const key = favoriteKey(favorite);
    if (!this.deps.sessions.session.isAuthenticated) return Promise.resolve(ok(undefined));
    this.deps.favorites.setWanted(favorite, !this.deps.favorites.isOn(favorite));
    // The call under way continues with this choice.
    if (this.following.has(key)) return Promise.resolve(ok(undefined));
    this.following.add(key);
    const following = this.underWay.then(() => this.follow(favorite));
    this.underWay = following;
    return following;
  }

  private async follow(favorite: Favorite): Promise<Result<void, RemoteFailure>> {
    const member = this.deps.sessions.session.user?.memberNumber;
    let result: Result<void, RemoteFailure> = ok(undefined);
    while (result.ok && this.isDue(favorite, member)) result = await this.call(favorite, member);
    this.following.delete(favoriteKey(favorite));
    this.deps.favorites.settle(favorite);
    return this.isStill(member) ? result : ok(undefined);
  }

  private isDue(favorite: Favorite, member: string | undefined): boolean {
    const known = this.deps.sessions.session.user?.favorites ?? [];
    return this.isStill(member) && this.deps.favorites.isOn(favorite) !== isFavorite(known, favorite);
  }

  /** The answer does not apply when another member has logged in meanwhile. */
  private async call(favorite: Favorite, member: string | undefined): Promise<Result<void, RemoteFailure>> {
    if (this.deps.favorites.isOn(favorite)) {
      const added = await this.deps.list.add(favorite);
      if (added.ok) this.take(member, (known) => withFavorite(known, favorite));
      return added;
    }
    const removed = await this.deps.list.remove(favorite);
    if (!removed.ok) return removed;
    this.take(member, () => removed.value);
    return ok(undefined);
  }

  private take(
    member: string | undefined,
    alter: (known: UserProfile['favorites']) => UserProfile['favorites'],
  ): void {
    const { user } = this.deps.sessions.session;
    if (user === undefined || !this.isStill(member)) return;
    this.deps.setProfile.set({ ...user, favorites: alter(user.favorites) });
  }

  private isStill(member: string | undefined): boolean {
    const { isAuthenticated, user } = this.deps.sessions.session;
    return isAuthenticated && user?.memberNumber === member;
  }
}
