import { describe, expect, it } from 'vitest';
import { MemoryWayfinder } from '@/adapters/headless/memory-navigator';

const isMenu = (path: string) => path.startsWith('/menu');

async function walk(...paths: readonly string[]) {
  const wayfinder = new MemoryWayfinder();
  for (const path of paths) await wayfinder.go(path);
  return wayfinder;
}

describe('MemoryWayfinder', () => {
  it('goes back to the last page that is wanted, over those after it', async () => {
    const wayfinder = await walk('/menu', '/menu?search=soup', '/soup', '/bread');
    await wayfinder.backTo(isMenu, '/menu/soups');
    expect(wayfinder.entries).toEqual(['/', '/menu', '/menu?search=soup']);
  });

  it('writes what was typed into the address, and leaves a visitor alone who is on the way to another page', async () => {
    const wayfinder = await walk('/menu');
    wayfinder.rewrite('/menu?search=soup');
    const going = wayfinder.go('/soup');
    wayfinder.rewrite('/menu?search=soups');
    await going;
    expect(wayfinder.entries).toEqual(['/', '/menu?search=soup', '/soup']);
  });

  it('goes elsewhere, in place of the present page, where none is wanted', async () => {
    const wayfinder = await walk('/soup', '/menu');
    await wayfinder.backTo(isMenu, '/menu/soups');
    expect(wayfinder.entries).toEqual(['/', '/soup', '/menu/soups']);
  });
});
