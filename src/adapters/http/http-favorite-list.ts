import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { readEntries } from '@/adapters/http/lenient-list';
import { readFavorite } from '@/adapters/http/to-user-profile';
import type { OnOmitted } from '@/adapters/http/tolerant-reader';
import type { Favorite } from '@/domain/customer/session';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { FavoriteList } from '@/domain/ports/favorite-list';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

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

  async remove({ code, type }: Favorite): Promise<Result<readonly Favorite[], RemoteFailure>> {
    const left = z.array(z.unknown());
    const answer = await this.#calls.send(paths.favorite, { code, type }, left, { method: 'delete' });
    return answer.ok ? ok(readEntries(answer.value, '', readFavorite, this.#onOmitted)) : answer;
  }
}
