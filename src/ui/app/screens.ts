import { lazy } from 'react';

import type { ScreenName } from '@/domain/navigation/closed-shop';
import type { Screen } from '@/ui/view-model/screen-props';
import { Screen as HomeScreen } from '@/ui/screens/home/home-screen';

const laterScreens = () => import('@/ui/app/later-screens');

/** The screen of an unknown address. */
export const NotFound = lazy(async () => ({ default: await (await laterScreens()).fetchNotFound() }));

const loadedScreens = new Map<ScreenName, Screen>([['home', HomeScreen]]);
/** The screens that were drawn before they were loaded: a view that changed its type would lose its state. */
const lazyScreens = new Map<ScreenName, Screen>();

/** Loads a screen ahead of showing it. Home is in the first part, since most visits begin there. */
export async function preloadScreen(name: ScreenName | undefined): Promise<Screen> {
  const known = name && loadedScreens.get(name);
  if (known !== undefined) return known;
  const screen = await (await laterScreens()).fetchScreen(name);
  if (name !== undefined) loadedScreens.set(name, screen);
  return screen;
}

/** The screen of this name, which suspends if it is not loaded. */
export function screenOf(name: ScreenName): Screen {
  const known = lazyScreens.get(name) ?? loadedScreens.get(name);
  if (known !== undefined) return known;
  const screen = lazy(async () => ({ default: await preloadScreen(name) }));
  lazyScreens.set(name, screen);
  return screen;
}
