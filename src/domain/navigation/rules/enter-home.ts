import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/** At home no shop is selected. Source: spec §2 Route table; ROUTE-13. */
export const enterHome: NavigationRule = ({ route }) =>
  route.name === 'home' ? goOn({ kind: 'clearSelectedShop' }) : goOn();
