import { burgerBar } from '@api/demonstration/chain/kitchens/burger-bar';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';

export const foodHall: Kitchen = burgerBar;
