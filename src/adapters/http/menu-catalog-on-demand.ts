import type { HttpCalls } from '@/adapters/http/http-calls';
import type { Menu } from '@/domain/menu/menu';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { MenuCatalog } from '@/domain/ports/menu-catalog';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import { err, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/** The menu call, whose reading is fetched with the first menu; home asks for none. */
export class MenuCatalogOnDemand implements MenuCatalog {
  readonly #calls: HttpCalls;
  readonly #reporter: FailureReporter;

  constructor(calls: HttpCalls, reporter: FailureReporter) {
    this.#calls = calls;
    this.#reporter = reporter;
  }

  async menu(shopId: ShopId, signal?: AbortSignal): Promise<Result<Menu, RemoteFailure>> {
    const catalog = await this.#fetchCatalog();
    return catalog === undefined
      ? err({ kind: 'unreachable', isTimeout: false })
      : catalog.menu(shopId, signal);
  }

  async #fetchCatalog(): Promise<MenuCatalog | undefined> {
    try {
      const { HttpMenuCatalog } = await import('@/adapters/http/http-menu-catalog');
      return new HttpMenuCatalog(this.#calls, this.#reporter);
    } catch (error) {
      this.#reporter.log({ id: 'lucka:menu-reader-not-fetched', message: String(error) });
      return undefined;
    }
  }
}
