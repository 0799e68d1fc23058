import type { WorldEvent } from '@/adapters/recording/step';
import { hoursEveryDay } from '@simulator/world/simulated-chain';
import type { ArticleDto, CategoryDto, MenuDto } from '@/adapters/contract/menu';
import type { Instant } from '@/domain/shared/instant';
import type { ShopBundle } from '@api/shops/shop-store';

type FloorEvent = Extract<
  WorldEvent,
  { readonly do: 'shop status' | 'shop hours' | 'price' | 'sold out' | 'take off' }
>;

/** The shops as their staff has changed them. */
export class ShopFloor {
  readonly #put: (bundle: ShopBundle) => void;
  readonly #bundles: Map<number, ShopBundle>;
  readonly #changedAt = new Map<number, number>();
  readonly #now: () => number;

  /** `put` stores a change at the server. */
  constructor(shops: readonly ShopBundle[], now: () => number, put: (bundle: ShopBundle) => void) {
    this.#now = now;
    this.#put = put;
    this.#bundles = new Map(shops.map((bundle) => [bundle.shop.id, bundle]));
  }

  apply(event: FloorEvent): string {
    const bundle = this.#bundles.get(event.shop);
    if (bundle === undefined) return 'no such shop';
    const changed = changedBy(bundle, event);
    this.#bundles.set(event.shop, changed);
    this.#changedAt.set(event.shop, this.#now());
    this.#put(changed);
    return 'done';
  }

  /** Whether the staff has stopped the shop. */
  isStopped(shop: number): boolean {
    return this.#bundles.get(shop)?.shop.status !== 'online';
  }

  /** Whether the shop certainly takes no orders: it is stopped, or has no hours at all. */
  isShut(shop: number): boolean {
    return this.isStopped(shop) || this.#bundles.get(shop)?.shop.openingHours?.length === 0;
  }

  /** Whether the shop is certainly outside its opening hours, in its time zone. */
  isClosed(shop: number, at: Instant): boolean {
    const { timeZone, openingHours } = this.#bundles.get(shop)?.shop ?? {};
    const [today, ...others] = openingHours ?? [];
    if (others.some(({ opens, closes }) => opens !== today?.opens || closes !== today.closes)) return false;
    if (today === undefined || today.opens === today.closes || typeof timeZone !== 'string') return false;
    const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' }).format(at);
    return wall < today.opens || wall > today.closes;
  }

  /** Whether the shop closes at all on some day. */
  hasShortHours(shop: number): boolean {
    const hours = this.#bundles.get(shop)?.shop.openingHours ?? [];
    return hours.some(({ opens, closes }) => opens !== closes);
  }

  /** Whether an article is on the menu and not sold out. */
  isSold(shop: number, code: string): boolean {
    const find = (items: MenuDto['items']): boolean =>
      items.some((item) =>
        isCategory(item) ? find(item.items) : item.code === code && item.soldOut !== true,
      );
    return find(this.#bundles.get(shop)?.menu.items ?? []);
  }

  menuOf(shop: number): MenuDto | undefined {
    return this.#bundles.get(shop)?.menu;
  }

  /** When the shop was changed last; 0 for never. */
  changedAt(shop: number): number {
    return this.#changedAt.get(shop) ?? 0;
  }
}

function changedBy(bundle: ShopBundle, event: FloorEvent): ShopBundle {
  switch (event.do) {
    case 'shop status':
      return { ...bundle, shop: { ...bundle.shop, status: event.status } };
    case 'shop hours':
      return { ...bundle, shop: { ...bundle.shop, openingHours: event.isOpen ? hoursEveryDay() : [] } };
    case 'price': {
      const factor = 1 + event.byPercent / 100;
      return withArticle(bundle, event.article, (article) => [
        { ...article, price: Math.round(article.price * factor * 100) / 100 },
      ]);
    }
    case 'sold out':
      return withArticle(bundle, event.article, (article) => [{ ...article, soldOut: event.isSoldOut }]);
    case 'take off':
      return withArticle(bundle, event.article, () => []);
  }
}

const withArticle = (
  bundle: ShopBundle,
  code: string,
  change: (article: ArticleDto) => readonly ArticleDto[],
): ShopBundle => ({
  ...bundle,
  menu: { ...bundle.menu, items: changedItems(bundle.menu.items, code, change) },
});

type ItemDto = MenuDto['items'][number];

const isCategory = (item: ItemDto): item is CategoryDto => 'items' in item;

const changedItems = (
  items: readonly ItemDto[],
  code: string,
  change: (article: ArticleDto) => readonly ArticleDto[],
): ItemDto[] =>
  items.flatMap((item): readonly ItemDto[] => {
    if (isCategory(item)) return [{ ...item, items: changedItems(item.items, code, change) }];
    return item.code === code ? change(item) : [item];
  });
