import type { Deps } from '@/domain/ports/deps';

import { paths } from '@/adapters/contract/paths';
import type { OnOmitted } from '@/adapters/contract/tolerant';
import { readFavorites } from '@/adapters/contract/user';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Favorite } from '@/domain/customer/session';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { FavoriteList } from '@/domain/ports/favorite-list';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

export class HttpFavoriteList implements FavoriteList {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpFavoriteList>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-favorite', message: path });
  }

  add({ code, type }: Favorite): Promise<Result<void, RemoteFailure>> {
    return this.#calls.command(paths.favorite, { code, type });
  }

  remove({ code, type }: Favorite): Promise<Result<readonly Favorite[], RemoteFailure>> {
    const options = { method: 'delete', onOmitted: this.#onOmitted } as const;
    return this.#calls.send(paths.favorite, { code, type }, readFavorites, options);
  }
}
