import type { ArticleDto, ChoiceGroupDto, MenuDto } from '@/adapters/contract/menu';
import type { Guest } from '@test/support/browser/guest';
import { comesTo } from '@test/support/browser/replay/comes-to';
import { follow } from '@test/support/browser/replay/follow';

/** The number of the shop whose pages are shown, else of the one that was chosen; undefined without one. */
export async function shopOf({ address, page }: Guest): Promise<string | undefined> {
  const ofPage = /^\/shop\/(\d+)/.exec(address)?.[1];
  if (ofPage !== undefined) return ofPage;
  return /\bshop-(\d+)/.exec((await page.locator('body').getAttribute('class')) ?? '')?.[1];
}

/** The same; else the one of the dishes in the basket, as a page that needs no shop knows it. */
export async function shopOfBasket(guest: Guest): Promise<string | undefined> {
  const shop = await shopOf(guest);
  const isOnline = await guest.page.evaluate(() => navigator.onLine);
  if (shop !== undefined || !isOnline) return shop;
  await follow(guest, '/campaigns');
  const checkout = guest.basket.getByRole('link', { name: guest.say('basket.checkout') });
  const seen = await comesTo({
    filled: () => checkout.isVisible(),
    empty: () => guest.basket.getByText(guest.say('basket.empty')).isVisible(),
  });
  return seen === 'filled' ? /\d+/.exec((await checkout.getAttribute('href')) ?? '')?.[0] : undefined;
}

export async function shopName(guest: Guest, shop: number): Promise<string> {
  return (await read<{ readonly name: string }>(guest, `/api/shops/${shop}`)).name;
}

interface PlacedArticle {
  readonly article: ArticleDto;
  /** The codes of the categories in which it is. */
  readonly path: readonly string[];
}

/** An article of the menu as it is now. */
export async function articleOf(
  guest: Guest,
  shop: string,
  code: string,
): Promise<PlacedArticle | undefined> {
  return placeOf((await read<MenuDto>(guest, `/api/shops/${shop}/menu`)).items, code);
}

/** The names of the last group of a path and of what is chosen in it. */
export function choiceNames(
  groups: readonly ChoiceGroupDto[],
  path: readonly string[] = [],
): readonly [group: string, option: string] | undefined {
  const [groupCode, articleCode, ...deeper] = path;
  const group = groups.find(({ code }) => code === groupCode);
  const option = group?.articles.find(({ code }) => code === articleCode);
  if (group === undefined || option === undefined) return undefined;
  if (deeper.length > 0) return choiceNames(option.choices ?? [], deeper);
  return [group.name, option.description ?? ''];
}

/** An article among the items of a menu. */
export function placeOf(
  items: MenuDto['items'],
  code: string,
  path: readonly string[] = [],
): PlacedArticle | undefined {
  for (const item of items) {
    if (!('items' in item)) {
      if (item.code === code) return { article: item, path };
      continue;
    }
    const found = placeOf(item.items, code, [...path, item.code]);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function read<Answer>({ page }: Guest, path: string): Promise<Answer> {
  return (await page.request.get(path)).json() as Promise<Answer>;
}
