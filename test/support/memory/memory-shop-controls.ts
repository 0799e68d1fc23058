import type { ShopChange, ShopControls } from '@/domain/ports/shop-controls';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopDay, ShopState, StateChoice } from '@/domain/staff/shop-state';
import { amount } from '@test/support/builders/ids';
import { RemoteScript } from '@test/support/memory/remote-script';

const USUAL_PRICE = amount(119);
const USUAL_HOURS = [{ opens: 600, closes: 1200 }];

const thing = (id: string, name: string): StateChoice => ({
  id,
  name,
  isSoldOut: false,
  soldOutUntil: undefined,
});

/** One shop with two dishes, open every day from ten to eight. */
export class MemoryShopControls implements ShopControls {
  readonly script = new RemoteScript();
  shop: ShopState = {
    isPaused: false,
    pausedUntil: undefined,
    currency: { name: 'SEK', symbol: 'kr' },
    articles: [
      {
        ...thing('meatballs', 'Köttbullar'),
        price: USUAL_PRICE,
        isPriceChanged: false,
        category: 'Varmrätter',
        choices: [thing('mash', 'Potatismos')],
      },
      {
        ...thing('cola', 'Cola'),
        price: amount(25),
        isPriceChanged: false,
        category: 'Drycker',
        choices: [],
      },
    ],
    days: [{ date: '2026-11-21', hours: USUAL_HOURS, isChanged: false }],
  };

  state(shopId: ShopId, signal?: AbortSignal): Promise<Result<ShopState, RemoteFailure>> {
    return this.script.run(`state ${shopId}`, signal, () => ok(this.shop));
  }

  change(shopId: ShopId, change: ShopChange): Promise<Result<ShopState, RemoteFailure>> {
    return this.script.run(`${change.kind} ${shopId}`, undefined, () => {
      this.shop = { ...this.shop, ...this.#changed(change) };
      return ok(this.shop);
    });
  }

  #changed(change: ShopChange): Partial<ShopState> {
    switch (change.kind) {
      case 'pause':
        return { isPaused: true, pausedUntil: change.stop.until };
      case 'resume':
        return { isPaused: false, pausedUntil: undefined };
      case 'sellOut':
        return this.#withThing(change.id, { isSoldOut: true, soldOutUntil: change.stop.until });
      case 'offerAgain':
        return this.#withThing(change.id, { isSoldOut: false, soldOutUntil: undefined });
      case 'changeHours':
        return this.#withDay(change.date, {
          hours: change.hours === undefined ? [] : [change.hours],
          isChanged: true,
        });
      case 'usualHours':
        return this.#withDay(change.date, { hours: USUAL_HOURS, isChanged: false });
      case 'changePrice':
        return {
          articles: this.shop.articles.map((article) =>
            article.id === change.id ? { ...article, price: change.price, isPriceChanged: true } : article,
          ),
        };
      case 'usualPrice':
        return {
          articles: this.shop.articles.map((article) =>
            article.id === change.id ? { ...article, price: USUAL_PRICE, isPriceChanged: false } : article,
          ),
        };
    }
  }

  #withThing(id: string, different: Partial<StateChoice>): Partial<ShopState> {
    const alter = <Thing extends StateChoice>(each: Thing): Thing =>
      each.id === id ? { ...each, ...different } : each;
    return {
      articles: this.shop.articles.map((article) => ({
        ...alter(article),
        choices: article.choices.map(alter),
      })),
    };
  }

  #withDay(date: string, different: Partial<ShopDay>): Partial<ShopState> {
    return { days: this.shop.days.map((day) => (day.date === date ? { ...day, ...different } : day)) };
  }
}
