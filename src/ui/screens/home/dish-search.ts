import { makeAutoObservable, observableRef } from 'mobx';

import { LanguageStore } from '@/application/language/language-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import type { FoundDish } from '@/domain/menu/found-dish';
import type { DishesOfShops } from '@/domain/menu/home-dishes';
import { searchShopDishes } from '@/domain/menu/search/search-shop-dishes';
import type { ShopDish } from '@/domain/menu/shop-dish';
import { Clock, wait } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import type { ShopId } from '@/domain/shop/shop';

/** The server is asked once typing pauses. */
const TYPING_RESTS_MS = 300;

/** Finds the shops of a text where the device has not all of them. */
type FindShops = (text: string, signal: AbortSignal) => Promise<void>;

/** Shorter texts fit too much. */
const TEXT_MIN = 2;

/**
 * The dishes that the visitor searches for: those of all shops as the server finds them, and until it answers, or where
 * it does not, those of the list of shops. Loaded with the first search. Source: DEC-80, DEC-147.
 */
export class DishSearch {
  static readonly needs = {
    list: ShopListStore,
    languages: LanguageStore,
    catalog: ShopCatalog,
    clock: Clock,
  };

  private text = '';
  private answer: readonly FoundDish[] | undefined = undefined;
  private asking = new AbortController();
  private readonly deps: Deps<typeof DishSearch>;

  constructor(deps: Deps<typeof DishSearch>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'asking' | 'answer'>(this, {
      deps: false,
      asking: false,
      answer: observableRef,
    });
  }

  /** By shop; empty where nothing fits. */
  get found(): DishesOfShops {
    const { list, languages } = this.deps;
    if (this.answer === undefined || this.answer.length === 0)
      return searchShopDishes(list.dishes, this.text, languages.language);
    const byShop = new Map<ShopId, readonly ShopDish[]>();
    for (const { dish, shops } of this.answer)
      for (const shopId of shops) byShop.set(shopId, [...(byShop.get(shopId) ?? []), dish]);
    return byShop;
  }

  /** What was found before stays until there is an answer. `findShops` is asked at the same time. */
  async search(text: string, findShops: FindShops): Promise<void> {
    const { catalog, clock, languages } = this.deps;
    this.stop();
    this.setText(text);
    const { signal } = this.asking;
    const wanted = text.trim();
    if (wanted.length < TEXT_MIN) return this.setAnswer(undefined);
    await wait(clock, TYPING_RESTS_MS, signal);
    if (signal.aborted) return;
    const [answer] = await Promise.all([
      catalog.search(wanted, languages.language, signal),
      findShops(wanted, signal),
    ]);
    if (!signal.aborted) this.setAnswer(answer.ok ? answer.value : undefined);
  }

  stop(): void {
    this.asking.abort();
    this.asking = new AbortController();
  }

  private setText(text: string): void {
    this.text = text;
  }

  private setAnswer(answer: readonly FoundDish[] | undefined): void {
    this.answer = answer;
  }
}
