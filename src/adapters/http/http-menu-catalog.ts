import type { Deps } from '@/domain/ports/deps';
import { menuHeadDto } from '@/adapters/contract/menu';
import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { toMenu } from '@/adapters/http/to-menu';
import { malformed } from '@/adapters/http/to-remote-failure';
import type { Menu } from '@/domain/menu/menu';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { MenuCatalog } from '@/domain/ports/menu-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

export class HttpMenuCatalog implements MenuCatalog {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #reporter: FailureReporter;

  constructor(deps: Deps<typeof HttpMenuCatalog>) {
    this.#calls = deps.calls;
    this.#reporter = deps.reporter;
  }

  async menu(shopId: ShopId, signal?: AbortSignal): Promise<Result<Menu, RemoteFailure>> {
    const answer = await this.#calls.read(paths.menu(shopId), menuHeadDto, { signal });
    if (!answer.ok) return answer;
    const menu = toMenu(answer.value, shopId, (path) => this.#logOmitted(shopId, path));
    return menu.ok ? menu : err(malformed(menu.error));
  }

  #logOmitted(shopId: ShopId, path: string): void {
    this.#reporter.log({ id: 'lucka:malformed-menu-item', message: `shop ${shopId}: ${path}` });
  }
}
