import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newChainFiles } from '@cli/chain/new-chain-files';
import { LONG_MENU_SIZE } from '@test/support/browser/long-menu-size';

const MENU = 'menus/lunch.json';
const DISHES = [
  { name: 'Soup', picture: '🍲' },
  { name: 'Burger', picture: '🍔' },
  { name: 'Pizza', picture: '🍕' },
  { name: 'Salad', picture: '🥗' },
];

/** Writes the folder of a chain with one shop, whose menu has `size` articles in one category, `all`. */
export async function writeLongChain(folder: string, size = LONG_MENU_SIZE): Promise<void> {
  const files = newChainFiles({
    shops: ['Long'],
    name: 'Long',
    languages: ['en'],
    currency: 'EUR',
    timeZone: 'Europe/Stockholm',
  });
  for (const [file, text] of [...files, [MENU, JSON.stringify(longMenu(size))] as const]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

const longMenu = (size: number) => ({
  name: 'Lunch',
  categories: [
    {
      code: 'all',
      name: { en: 'All' },
      picture: '🍲',
      articles: Array.from({ length: size }, (_, index) => ({
        code: `dish-${index}`,
        name: { en: `${DISHES[index % DISHES.length]?.name} ${index}` },
        text: { en: 'Warm, and made as you wait.' },
        price: 5 + (index % 40) / 2,
        contains: ['lentils', 'carrot', 'tomato'],
        picture: DISHES[index % DISHES.length]?.picture,
      })),
    },
  ],
});
