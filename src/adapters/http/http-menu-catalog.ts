import type { Deps } from '@/domain/ports/deps';

import { paths } from '@/adapters/contract/paths';
import { readMenu } from '@/adapters/contract/read-menu';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Menu } from '@/domain/menu/menu';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { MenuCatalog } from '@/domain/ports/menu-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

export class HttpMenuCatalog implements MenuCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #reporter: FailureReporter;

  constructor(deps: Deps<typeof HttpMenuCatalog>) {
    this.#calls = deps.calls;
    this.#reporter = deps.reporter;
  }

  menu(shopId: ShopId, signal?: AbortSignal): Promise<Result<Menu, RemoteFailure>> {
    const onOmitted = (path: string): void =>
      this.#reporter.log({ id: 'lucka:malformed-menu-item', message: `shop ${shopId}: ${path}` });
    return this.#calls.read(paths.menu(shopId), readMenu(shopId), { signal, onOmitted });
  }
}
