import { setImmediate } from 'node:timers/promises';
import type { FoundDishDto } from '@/adapters/contract/found-dish';
import type { MenuDto } from '@/adapters/contract/menu';
import { type Clock, wait } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import { type TaggedText, taggedText } from '@api/http/public-answers';
import { RecentMap } from '@api/limits/recent-map';
import { ChainDishes } from '@api/search/chain-dishes';
import type { ShopStore } from '@api/shops/shop-store';

/** What changes is found this much later at most; the page of a dish always knows. */
export const FRESH_MS = 60_000;

const ANSWERS_MAX = 500;

/** A list of shops that are found by name does not wait longer for those that have the dish. */
const INDEX_WAIT_MS = 1_000;

interface Built {
  /** When it was last compared with what is sold. */
  readonly at: Instant;
  readonly menus: ReadonlyMap<ShopId, MenuDto>;
  readonly dishes: ChainDishes;
  readonly answers: RecentMap<TaggedText>;
}

/** Searches the dishes of all shops, in memory. What was indexed serves until the next one is complete. */
export class DishSearch {
  readonly #shops: ShopStore;
  readonly #clock: Clock;
  #built: Built | undefined;
  #building: Promise<Built> | undefined;

  constructor(shops: ShopStore, clock: Clock) {
    this.#shops = shops;
    this.#clock = clock;
  }

  /** Serialized `FoundDishDto`s. */
  async find(text: string, language: Language): Promise<TaggedText> {
    const { dishes, answers } = await this.#current();
    const key = `${language} ${text}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found: readonly FoundDishDto[] = dishes.find(text, language);
    const answer = taggedText(JSON.stringify(found));
    answers.set(key, answer);
    return answer;
  }

  /** The shops that have a dish that fits; none while the first index of a long list is being built. */
  async shopsWith(text: string, language: Language): Promise<ReadonlySet<ShopId>> {
    const current = this.#current();
    // Where it fails, shops are found by their names.
    const built = await Promise.race([current.catch(() => undefined), wait(this.#clock, INDEX_WAIT_MS)]);
    return new Set(built?.dishes.shopsWith(text, language));
  }

  async #current(): Promise<Built> {
    const built = this.#built;
    if (built !== undefined && this.#clock.now() - built.at < FRESH_MS) return built;
    this.#building ??= this.#build().finally(() => (this.#building = undefined));
    if (built === undefined) return this.#building;
    // A failed one leaves what there is, and the next search tries again.
    this.#building.catch(() => undefined);
    return built;
  }

  async #build(): Promise<Built> {
    const at = this.#clock.now();
    const menus = await this.#menus();
    const before = this.#built;
    const isSame = before?.menus.size === menus.size && [...menus].every(isAmong(before.menus));
    this.#built = isSame ? { ...before, at } : { at, ...(await index(menus)) };
    return this.#built;
  }

  async #menus(): Promise<ReadonlyMap<ShopId, MenuDto>> {
    const menus = new Map<ShopId, MenuDto>();
    for (const shop of await this.#shops.list()) {
      const id = parseShopId(shop.id);
      const menu = id && (await this.#shops.menu(id));
      if (id !== undefined && menu !== undefined) menus.set(id, menu);
    }
    return menus;
  }
}

/** A menu is the same object while it is unchanged. */
const isAmong =
  (menus: ReadonlyMap<ShopId, MenuDto>) =>
  ([id, menu]: readonly [ShopId, MenuDto]): boolean =>
    menus.get(id) === menu;

async function index(menus: ReadonlyMap<ShopId, MenuDto>): Promise<Omit<Built, 'at'>> {
  const dishes = new ChainDishes();
  for (const [id, menu] of menus) {
    dishes.add(id, menu);
    // Reading a large menu takes some milliseconds: other calls are answered in between.
    await setImmediate();
  }
  return { menus, dishes, answers: new RecentMap<TaggedText>(ANSWERS_MAX) };
}
