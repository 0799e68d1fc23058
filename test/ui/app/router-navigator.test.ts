import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type MovingRouter, RouterNavigator } from '@/ui/app/router-navigator';

const isMenu = (path: string) => path.startsWith('/menu');

/** The real router; its number of the present entry, which the browser keeps in the history, is counted along. */
async function setUp(...paths: readonly string[]) {
  let idx = 0;
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: ['/'] });
  const steps: (string | number)[] = [];
  let isWithinSite = false;
  const navigator = new RouterNavigator(
    () => ({ state: { idx } }),
    () => isWithinSite,
  );
  navigator.attach({
    get state() {
      return router.state;
    },
    subscribe: (listener) => router.subscribe(listener),
    navigate: async (to: string | number, options: { replace?: boolean } = {}) => {
      steps.push(to);
      if (typeof to === 'number') idx += to;
      else if (options.replace !== true) idx += 1;
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options));
    },
  });
  for (const path of paths) await navigator.go(path);
  return { router, navigator, steps, comesFromSite: () => (isWithinSite = true) };
}

describe('RouterNavigator', () => {
  it('goes back one step inside the site, or to the fallback', async () => {
    const { router, navigator } = await setUp('/menu');
    await navigator.back('/home');
    expect(router.state.location.pathname).toBe('/');
    await navigator.back('/home');
    expect(router.state.location.pathname).toBe('/home');
  });

  it('goes back to a page of the site that the browser left by a link', async () => {
    const { navigator, steps, comesFromSite } = await setUp();
    comesFromSite();
    await navigator.back('/home');
    expect(steps).toEqual([-1]);
  });

  it('goes back to the last matching page, past those after it', async () => {
    const { router, navigator, steps } = await setUp('/menu', '/menu?search=soup', '/soup', '/bread');
    await navigator.backTo(isMenu, '/menu/soups');
    expect(router.state.location).toMatchObject({ pathname: '/menu', search: '?search=soup' });
    expect(steps.at(-1)).toBe(-2);
  });

  it('is leaving from the moment of a step back until the router has arrived', async () => {
    const here = { pathname: '/soup', search: '', hash: '' };
    const menu = { ...here, pathname: '/menu' };
    let see: Parameters<MovingRouter['subscribe']>[0] = () => undefined;
    const navigator = new RouterNavigator(
      () => ({ state: { idx: 1 } }),
      () => false,
    );
    navigator.attach({
      state: { location: here, navigation: { location: undefined } },
      subscribe: (listener) => {
        see = listener;
        return () => undefined;
      },
      // The browser tells the router later.
      navigate: () => Promise.resolve(),
    });
    expect(navigator.isLeaving).toBe(false);
    await navigator.back('/');
    expect(navigator.isLeaving).toBe(true);
    see({ location: here, navigation: { location: menu } });
    expect(navigator.isLeaving).toBe(true);
    see({ location: menu, navigation: { location: undefined } });
    expect(navigator.isLeaving).toBe(false);
  });

  it('replaces the search of the current page, but not during another navigation', async () => {
    let letGo: () => void = () => undefined;
    const { router, navigator, steps } = await setUp('/menu');
    navigator.rewrite('/menu?search=sou');
    navigator.rewrite('/menu?search=soup');
    await expect.poll(() => router.state.location.search).toBe('?search=soup');
    router.patchRoutes(null, [
      { path: '/soup', loader: () => new Promise((resolve) => (letGo = () => resolve(null))) },
    ]);
    const going = navigator.go('/soup');
    navigator.rewrite('/menu?search=soups');
    expect(steps.at(-1)).toBe('/soup');
    letGo();
    await going;
    expect(router.state.location).toMatchObject({ pathname: '/soup', search: '' });
  });

  it('replaces the current page where no entry matches', async () => {
    const { router, navigator } = await setUp('/soup');
    await navigator.backTo(isMenu, '/menu');
    expect(router.state.location.pathname).toBe('/menu');
    await navigator.back('/home');
    expect(router.state.location.pathname).toBe('/');
  });
});
