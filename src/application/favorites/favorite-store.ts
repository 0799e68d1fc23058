import type { Deps } from '@/domain/ports/deps';
import { makeAutoObservable, observableRef } from 'mobx';

import { SessionStore } from '@/application/account/session-store';
import { favoriteKey, isFavorite } from '@/domain/customer/favorite';
import type { Favorite } from '@/domain/customer/session';

/**
 * Favorites that the visitor has toggled and the server has not confirmed yet. Source: spec §4 Favourite button;
 * FAV-01.
 */
export class FavoriteStore {
  static readonly needs = { sessions: SessionStore };

  wanted: ReadonlyMap<string, boolean> = new Map();

  private readonly deps: Deps<typeof FavoriteStore>;

  constructor(deps: Deps<typeof FavoriteStore>) {
    this.deps = deps;

    makeAutoObservable<this, 'deps'>(this, { wanted: observableRef, deps: false, isOn: false });
  }

  /** Returns the visitor's last choice, else the server's. */
  isOn(favorite: Favorite): boolean {
    const known = this.deps.sessions.session.user?.favorites ?? [];
    return this.wanted.get(favoriteKey(favorite)) ?? isFavorite(known, favorite);
  }

  setWanted(favorite: Favorite, isWanted: boolean): void {
    this.wanted = new Map(this.wanted).set(favoriteKey(favorite), isWanted);
  }

  /** Removes the visitor's choice, so that the server's counts again. */
  settle(favorite: Favorite): void {
    this.wanted = new Map([...this.wanted].filter(([key]) => key !== favoriteKey(favorite)));
  }

  /** Clears all choices. */
  clear(): void {
    this.wanted = new Map();
  }
}
