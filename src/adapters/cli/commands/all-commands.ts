import type { Command } from '@/adapters/cli/command';
import { article } from '@/adapters/cli/commands/article';
import { basket } from '@/adapters/cli/commands/basket';
import { basketAdd } from '@/adapters/cli/commands/basket-add';
import { basketChange } from '@/adapters/cli/commands/basket-change';
import { basketNote } from '@/adapters/cli/commands/basket-note';
import { basketRemove } from '@/adapters/cli/commands/basket-remove';
import { basketSpot } from '@/adapters/cli/commands/basket-spot';
import { basketType } from '@/adapters/cli/commands/basket-type';
import { basketUpdate } from '@/adapters/cli/commands/basket-update';
import { favourites, favouritesAdd, favouritesRemove } from '@/adapters/cli/commands/favourites';
import { follow } from '@/adapters/cli/commands/follow';
import { history, historyAgain } from '@/adapters/cli/commands/history';
import { login } from '@/adapters/cli/commands/login';
import { logout } from '@/adapters/cli/commands/logout';
import { menu } from '@/adapters/cli/commands/menu';
import { order } from '@/adapters/cli/commands/order';
import { pay } from '@/adapters/cli/commands/pay';
import { report } from '@/adapters/cli/commands/report';
import { shops } from '@/adapters/cli/commands/shops';
import { visit } from '@/adapters/cli/commands/visit';

/** In the order in which somebody orders lunch. A command of two words stands after that of its first. */
export const COMMANDS: readonly Command[] = [
  shops,
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
