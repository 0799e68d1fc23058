import { paths } from '@/adapters/http/contract/paths';
import { favoritesDto } from '@/adapters/http/contract/user';
import type { HttpCalls } from '@/adapters/http/http-calls';
import type { Favorite } from '@/domain/customer/session';
import type { FavoriteList } from '@/domain/ports/favorite-list';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { Result } from '@/domain/shared/result';

export class HttpFavoriteList implements FavoriteList {
  readonly #calls: HttpCalls;

  constructor(calls: HttpCalls) {
    this.#calls = calls;
  }

  add({ code, type }: Favorite): Promise<Result<void, RemoteFailure>> {
    return this.#calls.tell(paths.favorite, { code, type });
  }

  remove({ code, type }: Favorite): Promise<Result<readonly Favorite[], RemoteFailure>> {
    return this.#calls.send(paths.favorite, { code, type }, favoritesDto, { method: 'delete' });
  }
}
