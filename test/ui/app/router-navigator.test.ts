import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { RouterWayfinder } from '@/ui/app/router-navigator';

const isMenu = (path: string) => path.startsWith('/menu');

/** The real router; its number of the present entry, which the browser keeps in the history, is counted along. */
async function setUp(...paths: readonly string[]) {
  let idx = 0;
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: ['/'] });
  const steps: (string | number)[] = [];
  const wayfinder = new RouterWayfinder(() => ({ state: { idx } }));
  wayfinder.attach({
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
  for (const path of paths) await wayfinder.go(path);
  return { router, wayfinder, steps };
}

describe('RouterWayfinder', () => {
  it('goes back one step inside the site, and elsewhere where there is none', async () => {
    const { router, wayfinder } = await setUp('/menu');
    await wayfinder.back('/home');
    expect(router.state.location.pathname).toBe('/');
    await wayfinder.back('/home');
    expect(router.state.location.pathname).toBe('/home');
  });

  it('goes back to the last page that is wanted, over those after it', async () => {
    const { router, wayfinder, steps } = await setUp('/menu', '/menu?search=soup', '/soup', '/bread');
    await wayfinder.backTo(isMenu, '/menu/soups');
    expect(router.state.location).toMatchObject({ pathname: '/menu', search: '?search=soup' });
    expect(steps.at(-1)).toBe(-2);
  });

  it('writes what was typed into the address, and leaves a visitor alone who is on the way to another page', async () => {
    let letGo: () => void = () => undefined;
    const { router, wayfinder, steps } = await setUp('/menu');
    wayfinder.rewrite('/menu?search=sou');
    wayfinder.rewrite('/menu?search=soup');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?search=soup'));
    router.patchRoutes(null, [
      { path: '/soup', loader: () => new Promise((resolve) => (letGo = () => resolve(null))) },
    ]);
    const going = wayfinder.go('/soup');
    wayfinder.rewrite('/menu?search=soups');
    expect(steps.at(-1)).toBe('/soup');
    letGo();
    await going;
    expect(router.state.location).toMatchObject({ pathname: '/soup', search: '' });
  });

  it('goes elsewhere, in place of the present page, where none is known', async () => {
    const { router, wayfinder } = await setUp('/soup');
    await wayfinder.backTo(isMenu, '/menu');
    expect(router.state.location.pathname).toBe('/menu');
    await wayfinder.back('/home');
    expect(router.state.location.pathname).toBe('/');
  });
});
