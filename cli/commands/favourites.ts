import type { Command, CommandInput } from '@cli/command/command';
import { failureOutcome } from '@cli/command/failure-outcome';
import { favoritesOutcome } from '@cli/commands/favorites-outcome';
import { loggedIn } from '@cli/commands/logged-in';
import { misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { ToggleFavorite } from '@/application/favorites/toggle-favorite';
import { articleFavorite, shopFavorite } from '@/domain/customer/favorite';
import type { Favorite } from '@/domain/customer/session';
import { parseArticleCode } from '@/domain/menu/menu';
import { parseShopId } from '@/domain/shop/shop';

export const favourites: Command = {
  usage: 'favourites',
  description: 'Lists the favourites of the logged-in member.',
  options: [],
  example: 'lucka favourites',
  isQuery: true,
  run: favoritesOutcome,
};

export const favouritesAdd: Command = {
  usage: 'favourites add <type> <code>',
  description: 'Adds a shop (by number) or an article (by code) to the favourites.',
  options: [],
  example: 'lucka favourites add article burger-classic',
  isQuery: false,
  run: (terminal, input) => turn(terminal, input, true),
};

export const favouritesRemove: Command = {
  usage: 'favourites remove <type> <code>',
  description: 'Removes a favourite.',
  options: [],
  example: 'lucka favourites remove shop 3',
  isQuery: false,
  run: (terminal, input) => turn(terminal, input, false),
};

async function turn(terminal: Terminal, { words }: CommandInput, isWanted: boolean): Promise<Outcome> {
  const [type = '', code = ''] = words;
  const favorite = parseFavorite(type, code);
  if (favorite === undefined) return misused('type', 'A favourite is `shop <number>` or `article <code>`.');
  const member = await loggedIn(terminal);
  if (!member.ok) return member.error;
  if (terminal.get(FavoriteStore).isOn(favorite) === isWanted) return favoritesOutcome(terminal);
  const turned = await terminal.get(ToggleFavorite).toggle(favorite);
  return turned.ok ? favoritesOutcome(terminal) : failureOutcome(terminal, turned.error);
}

function parseFavorite(type: string, code: string): Favorite | undefined {
  const shopId = type === 'shop' ? parseShopId(code) : undefined;
  const articleCode = type === 'article' ? parseArticleCode(code) : undefined;
  if (shopId !== undefined) return shopFavorite(shopId);
  return articleCode === undefined ? undefined : articleFavorite(articleCode);
}
