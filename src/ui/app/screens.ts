import { lazy } from 'react';

import type { RouteName } from '@/domain/navigation/route';
import type { Screen } from '@/ui/view-model/screen-props';
import { Screen as HomeScreen } from '@/ui/screens/home/home-screen';

const laterScreens = () => import('@/ui/app/later-screens');

/** Fetches a screen ahead of its being shown; home is here from the start, since most visits begin there. */
export async function preloadScreen(name: RouteName | undefined): Promise<Screen> {
  return name === 'home' ? HomeScreen : (await laterScreens()).fetchScreen(name);
}

/** An address that means nothing. */
export const NotFound = lazy(async () => ({ default: await (await laterScreens()).fetchNotFound() }));

const screens = new Map<RouteName, Screen>([['home', HomeScreen]]);

/** The screen of a route. */
export function screenOf(name: RouteName): Screen {
  const known = screens.get(name);
  if (known !== undefined) return known;
  const screen = lazy(async () => ({ default: await preloadScreen(name) }));
  screens.set(name, screen);
  return screen;
}
