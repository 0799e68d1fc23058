import type { Command } from '@cli/command/command';
import { article } from '@cli/commands/article';
import { basket } from '@cli/commands/basket';
import { basketAdd } from '@cli/commands/basket-add';
import { basketChange } from '@cli/commands/basket-change';
import { basketNote } from '@cli/commands/basket-note';
import { basketRemove } from '@cli/commands/basket-remove';
import { basketSpot } from '@cli/commands/basket-spot';
import { basketType } from '@cli/commands/basket-type';
import { basketUpdate } from '@cli/commands/basket-update';
import { favourites, favouritesAdd, favouritesRemove } from '@cli/commands/favourites';
import { follow } from '@cli/commands/follow';
import { history, historyAgain } from '@cli/commands/history';
import { login } from '@cli/commands/login';
import { logout } from '@cli/commands/logout';
import { menu } from '@cli/commands/menu';
import { order } from '@cli/commands/order';
import { pay } from '@cli/commands/pay';
import { report } from '@cli/commands/report';
import { search } from '@cli/commands/search';
import { shops } from '@cli/commands/shops';
import { visit } from '@cli/commands/visit';

/** In the order of a typical visit. A command of two words follows that of its first word. */
export const COMMANDS: readonly Command[] = [
  shops,
  search,
  menu,
  article,
  basket,
  basketAdd,
  basketChange,
  basketRemove,
  basketType,
  basketSpot,
  basketNote,
  basketUpdate,
  order,
  pay,
  follow,
  login,
  favourites,
  favouritesAdd,
  favouritesRemove,
  history,
  historyAgain,
  logout,
  visit,
  report,
];
