import { lazy } from 'react';

import type { RouteName } from '@/domain/navigation/route';
import type { Screen } from '@/ui/view-model/screen-props';
import { Screen as HomeScreen } from '@/ui/screens/home/home-screen';

const laterScreens = () => import('@/ui/app/later-screens');

/** Loads a screen ahead of showing it. Home is in the first part, since most visits begin there. */
export async function preloadScreen(name: RouteName | undefined): Promise<Screen> {
  return name === 'home' ? HomeScreen : (await laterScreens()).fetchScreen(name);
}

/** The screen of an unknown address. */
export const NotFound = lazy(async () => ({ default: await (await laterScreens()).fetchNotFound() }));

const screens = new Map<RouteName, Screen>([['home', HomeScreen]]);

export function screenOf(name: RouteName): Screen {
  const known = screens.get(name);
  if (known !== undefined) return known;
  const screen = lazy(async () => ({ default: await preloadScreen(name) }));
  screens.set(name, screen);
  return screen;
}
