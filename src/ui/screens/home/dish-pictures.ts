import { makeAutoObservable } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { LanguageStore } from '@/application/language/language-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { cardDishes } from '@/domain/menu/home-dishes';
import { articleImage } from '@/domain/menu/menu-texts';
import type { ShopDish } from '@/domain/menu/shop-dish';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Shop, ShopId } from '@/domain/shop/shop';

const HOUR_MS = 3_600_000;

/** The picture addresses of the dishes at home. Source: DEC-80. */
export class DishPictures {
  static readonly needs = {
    app: AppStore,
    list: ShopListStore,
    languages: LanguageStore,
    images: ImageAddresses,
    clock: Clock,
  };

  /** The beginning of the hour, so that a browser fetches a picture once an hour at most. */
  private readonly asOf: Instant;
  private readonly deps: Deps<typeof DishPictures>;

  constructor(deps: Deps<typeof DishPictures>) {
    this.deps = deps;
    this.asOf = instant(Math.floor((deps.app.drawnAt ?? deps.clock.now()) / HOUR_MS) * HOUR_MS);
    makeAutoObservable<this, 'deps' | 'asOf'>(this, { deps: false, asOf: false, of: false, ofShop: false });
  }

  /** Undefined where the dish has no picture. */
  of(dish: ShopDish): string | undefined {
    const image = articleImage(dish, this.deps.languages.language);
    return image && this.deps.images.addressOf(image, this.asOf);
  }

  /** Of the dish on the card of a shop; undefined where the server sends none. */
  ofShop({ id }: Shop): string | undefined {
    const dish = this.cardDishes.get(id);
    return dish && this.of(dish);
  }

  private get cardDishes(): ReadonlyMap<ShopId, ShopDish> {
    return cardDishes(this.deps.list.dishes);
  }
}
