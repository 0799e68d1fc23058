import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { articleName } from '@/domain/menu/menu-texts';
import type { FoundDish } from '@/domain/menu/found-dish';
import type { Language } from '@/domain/shared/language';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { ShopCatalog, ShopList } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

export class MemoryShopCatalog implements ShopCatalog {
  readonly script = new RemoteScript();
  all: readonly Shop[];
  /** What the device last saw. */
  seen: readonly Shop[] = [];
  dishes: ReadonlyMap<ShopId, readonly ShopDish[]> = new Map();
  /** What a search finds by its name; undefined simulates a server without search. */
  findable: readonly FoundDish[] | undefined = undefined;
  /** False simulates further shops that cannot be read. */
  isComplete = true;

  constructor(all: readonly Shop[] = []) {
    this.all = all;
  }

  shops(signal?: AbortSignal): Promise<Result<ShopList, RemoteFailure>> {
    return this.script.run('shops', signal, () =>
      ok({ shops: this.all, isComplete: this.isComplete, dishes: this.dishes }),
    );
  }

  shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    return this.script.run(`shop ${id}`, signal, () => {
      const shop = this.all.find((candidate) => candidate.id === id);
      return shop === undefined
        ? err(refusal(404, 'shop-not-found', { family: 'pre-order', shopId: String(id) }))
        : ok(shop);
    });
  }

  search(
    text: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly FoundDish[], RemoteFailure>> {
    return this.script.run(`search ${text}`, signal, () =>
      this.findable === undefined
        ? ok([])
        : ok(this.findable.filter(({ dish }) => articleName(dish, language).includes(text))),
    );
  }

  lastSeenShop(id: ShopId): Promise<Result<Shop, RemoteFailure>> {
    const seen = this.seen.find((shop) => shop.id === id);
    return Promise.resolve(seen === undefined ? err({ kind: 'unreachable', isTimeout: false }) : ok(seen));
  }
}
