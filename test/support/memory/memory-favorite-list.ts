import type { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { Favorite } from '@/domain/customer/session';
import type { FavoriteList } from '@/domain/ports/favorite-list';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

/** The favourites of the logged-in member. */
export class MemoryFavoriteList implements FavoriteList {
  readonly script = new RemoteScript();
  readonly #account: MemoryCustomerAccount;

  constructor(account: MemoryCustomerAccount) {
    this.#account = account;
  }

  async add(favorite: Favorite): Promise<Result<void, RemoteFailure>> {
    const added = await this.script.run(`add ${favorite.type} ${favorite.code}`, undefined, () =>
      this.#change((favorites) => [...favorites.filter(isOther(favorite)), favorite]),
    );
    return added.ok ? ok(undefined) : added;
  }

  remove(favorite: Favorite): Promise<Result<readonly Favorite[], RemoteFailure>> {
    return this.script.run(`remove ${favorite.type} ${favorite.code}`, undefined, () =>
      this.#change((favorites) => favorites.filter(isOther(favorite))),
    );
  }

  #change(
    alter: (favorites: readonly Favorite[]) => readonly Favorite[],
  ): Result<readonly Favorite[], RemoteFailure> {
    const { loggedIn } = this.#account;
    if (loggedIn === undefined) return err(refusal(401));
    const favorites = alter(loggedIn.favorites);
    this.#account.loggedIn = { ...loggedIn, favorites };
    return ok(favorites);
  }
}

const isOther =
  (favorite: Favorite) =>
  ({ code, type }: Favorite): boolean =>
    code !== favorite.code || type !== favorite.type;
