import { describe, expect, it } from 'vitest';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';

const isMenu = (path: string) => path.startsWith('/menu');

async function walk(...paths: readonly string[]) {
  const navigator = new MemoryNavigator();
  for (const path of paths) await navigator.go(path);
  return navigator;
}

describe('MemoryNavigator', () => {
  it('goes back to the last matching page, past those after it', async () => {
    const navigator = await walk('/menu', '/menu?search=soup', '/soup', '/bread');
    await navigator.backTo(isMenu, '/menu/soups');
    expect(navigator.entries).toEqual(['/', '/menu', '/menu?search=soup']);
  });

  it('replaces the search of the current page, but not of another one', async () => {
    const navigator = await walk('/menu');
    navigator.rewrite('/menu?search=soup');
    const going = navigator.go('/soup');
    navigator.rewrite('/menu?search=soups');
    await going;
    expect(navigator.entries).toEqual(['/', '/menu?search=soup', '/soup']);
  });

  it('replaces the current page where no entry matches', async () => {
    const navigator = await walk('/soup', '/menu');
    await navigator.backTo(isMenu, '/menu/soups');
    expect(navigator.entries).toEqual(['/', '/soup', '/menu/soups']);
  });
});
