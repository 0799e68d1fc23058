import type { Browser } from 'playwright-core';
import type { Act, Script } from '@/adapters/cli/script/step';
import type { ArticleDto, ChoiceGroupDto, MenuDto } from '@/adapters/http/contract/menu';
import { welcomeGuest, type Guest } from '@test/support/browser/guest';

/** What a replay came to. */
interface Replay {
  /** The tab of each customer that was used last, by name. */
  readonly guests: ReadonlyMap<string, Guest>;
  /** What happened in the simulated world and does not here: the API and the provider are the real ones. */
  readonly leftOut: readonly string[];
}

/**
 * Does in a browser what the customers of a script do, in its order and without its pauses, each in a browser context of
 * their own. Rejects at an act that a screen does not offer, saying which.
 */
export async function replayScript({ steps }: Script, browser: Browser, origin: string): Promise<Replay> {
  const tabs = new Map<string, Guest>();
  const guests = new Map<string, Guest>();
  const leftOut: string[] = [];
  for (const step of steps) {
    if ('event' in step) {
      leftOut.push(step.event.do);
      continue;
    }
    const { who, tab, act } = step;
    const guest =
      tabs.get(`${who}/${tab}`) ??
      (await guests.get(who)?.openTab()) ??
      (await welcomeGuest(browser, origin, { size: 'large', language: 'en' }));
    tabs.set(`${who}/${tab}`, guest);
    guests.set(who, guest);
    await doInBrowser(guest, act).catch((error: unknown) => {
      throw new Error(`${who}/${tab} could not ${act.do} at ${guest.address}`, { cause: error });
    });
  }
  return { guests, leftOut };
}

async function doInBrowser(guest: Guest, act: Act): Promise<void> {
  switch (act.do) {
    case 'visit':
      return guest.goTo(act.path);
    case 'reload':
      return guest.reload();
    case 'choose shop':
      return chooseShop(guest, act.shop);
    case 'choose order type':
      return guest.chooseOrderType(act.type === 'TakeAway' ? 'orderType.takeAway' : 'orderType.dineInPlace');
    case 'put':
      return put(guest, act);
    case 'increase':
    case 'decrease':
    case 'remove':
      return changeLine(guest, act);
    case 'choose spot':
      await guest.goTo(`/shop/${shopOf(guest)}/checkout`);
      await guest.page.getByLabel(guest.say('basket.spot')).selectOption(String(act.spot ?? ''));
      return;
    case 'write note':
      await guest.goTo(`/shop/${shopOf(guest)}/checkout`);
      return guest.note.fill(act.note);
    case 'order':
      await guest.goTo(`/shop/${shopOf(guest)}/checkout`);
      await guest.tap(guest.payButton);
      return guest.provider.isShown();
    case 'pay':
      return pay(guest, act);
    default:
      throw new Error(`Nobody has taught a browser to ${act.do} yet: test/support/browser/replay-script.ts`);
  }
}

/** The shop whose pages are shown. */
function shopOf({ address }: Guest): string {
  const shop = /^\/shop\/(\d+)/.exec(address)?.[1];
  if (shop === undefined) throw new Error(`${address} is no page of a shop.`);
  return shop;
}

async function chooseShop(guest: Guest, shop: number): Promise<void> {
  const { name } = await read<{ readonly name: string }>(guest, `/api/shops/${shop}`);
  await guest.goTo('/');
  await guest.chooseShop(name);
  await guest.isAt(new RegExp(`^/shop/${shop}\\b`));
}

async function put(
  guest: Guest,
  { article: code, choose, quantity }: Extract<Act, { readonly do: 'put' }>,
): Promise<void> {
  const shop = shopOf(guest);
  const article = articleOf(await read<MenuDto>(guest, `/api/shops/${shop}/menu`), code);
  if (article === undefined) throw new Error(`Shop ${shop} has no ${code}.`);
  for (let count = 0; count < quantity; count += 1) {
    await guest.goTo(`/shop/${shop}/redirect/${code}`);
    await guest.sees(guest.page.getByRole('heading', { level: 1, name: article.description ?? '' }));
    for (const path of choose) await guest.choose(...namesOf(article.choices ?? [], path.split('/')));
    await guest.tap(guest.addButton);
    await guest.page.waitForURL(({ pathname }) => !pathname.endsWith(code));
  }
}

async function changeLine(
  guest: Guest,
  act: Extract<Act, { readonly do: 'increase' | 'decrease' | 'remove' }>,
): Promise<void> {
  await guest.openBasket();
  const line = guest.lines.nth(act.line);
  await guest.tap(line.getByRole('button').first());
  const key = { increase: 'basket.more', decrease: 'basket.fewer', remove: 'basket.remove' } as const;
  await guest.tap(line.getByRole('button', { name: guest.texts.pattern(key[act.do]) }).first());
}

async function pay(guest: Guest, { card, returns }: Extract<Act, { readonly do: 'pay' }>): Promise<void> {
  if (returns !== 'here') throw new Error(`A browser comes back here, not ${returns}.`);
  if (card === 'gives up') return guest.provider.cancel();
  if (card === 'walks off') return;
  await guest.provider.pay(card);
  if (card === 'succeeds') await guest.followedOrder();
}

/** The names of the last group of a path and of what is chosen in it. */
function namesOf(groups: readonly ChoiceGroupDto[], path: readonly string[]): [string, string] {
  const [groupCode, articleCode, ...deeper] = path;
  const group = groups.find(({ code }) => code === groupCode);
  const option = group?.articles.find(({ code }) => code === articleCode);
  if (group === undefined || option === undefined) throw new Error(`There is no choice ${path.join('/')}.`);
  if (deeper.length > 0) return namesOf(option.choices ?? [], deeper);
  return [group.name, option.description ?? ''];
}

function articleOf(menu: Pick<MenuDto, 'items'>, code: string): ArticleDto | undefined {
  for (const item of menu.items) {
    if (!('items' in item)) {
      if (item.code === code) return item;
      continue;
    }
    const found = articleOf(item, code);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function read<Answer>(guest: Guest, path: string): Promise<Answer> {
  return (await guest.page.request.get(path)).json() as Promise<Answer>;
}
