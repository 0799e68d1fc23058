import { LegalStore } from '@/application/legal/legal-store';
import { LoadSellers } from '@/application/legal/load-sellers';
import { sellerOf, type ShopSeller } from '@/domain/legal/shop-seller';
import type { Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { ShopId } from '@/domain/shop/shop';

/** Who sells what is paid at the checkout. Source: DEC-138. */
export class CheckoutSellerModel {
  static readonly needs = { store: LegalStore, loadSellers: LoadSellers };

  private readonly deps: Deps<typeof CheckoutSellerModel>;

  constructor(deps: Deps<typeof CheckoutSellerModel>) {
    this.deps = deps;
  }

  start(): Disposer {
    const leaving = new AbortController();
    void this.deps.loadSellers.load(leaving.signal);
    return () => leaving.abort();
  }

  /** Undefined where the chain names none, and until it is known. */
  sellerOf(shopId: ShopId): ShopSeller | undefined {
    return sellerOf(this.deps.store.sellers ?? [], shopId);
  }
}
