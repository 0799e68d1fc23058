import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MenuItemDto } from '@/adapters/contract/menu';
import { instant } from '@/domain/shared/instant';
import { composition } from '@api/chain/pictures/composition';
import { dishComposition } from '@api/chain/pictures/dish-composition';
import { draw } from '@api/chain/pictures/draw';
import { articleImageId } from '@api/chain/pictures/image-ids';
import { demonstration, demonstrationChain } from '@demo/demonstration-chain';
import { must } from '@test/support/builders/must';

/** The size of a picture on a small phone. */
const CARD_PX = 100;
/**
 * A hash has a bit for each two neighbours of a grid of so many cells a side, and each colour: which one is lighter.
 */
const HASH_SIDE = 12;
/** Pictures whose hashes differ in fewer bits are taken for the same one. */
const ALIKE_BELOW = 54;
const PLATE = '#f6e0bd';
/** Ingredients that a finished dish does not show. */
const RAW = ['🥩', '🐄', '🐖', '🐔', '🐑'];

const book = demonstration().pictures();

async function hashOf(imageId: string): Promise<readonly boolean[]> {
  const content = must(book.get(imageId));
  const layers =
    content.kind === 'dish'
      ? dishComposition(imageId, content)
      : composition(imageId, content.kind === 'emojis' ? content.emojis : []);
  const { data, raw } = await draw(layers, 160);
  const card = await sharp(data, { raw }).flatten({ background: PLATE }).resize(CARD_PX).png().toBuffer();
  const cells = await sharp(card)
    .resize(HASH_SIDE + 1, HASH_SIDE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...cells].flatMap((cell, index) =>
    Math.floor(index / 3) % (HASH_SIDE + 1) === HASH_SIDE ? [] : [cell > (cells[index + 3] ?? 0)],
  );
}

const codesBelow = (item: MenuItemDto): readonly string[] =>
  'items' in item ? item.items.flatMap(codesBelow) : [item.code];

/** The articles of each section of each menu, as the menu page shows them. */
const sections = demonstrationChain(instant(0)).shops.flatMap(({ menu }) =>
  menu.items.map((item) => [...new Set(codesBelow(item))]),
);

describe('the pictures of the demonstration', () => {
  it('show nothing raw on a dish', () => {
    const raw = [...book].filter(
      ([, content]) => content.kind === 'emojis' && content.emojis.some((each) => RAW.includes(each)),
    );
    expect(raw).toEqual([]);
  });

  it('differ within a section, also on a small card', async () => {
    const hashes = new Map<string, readonly boolean[]>();
    for (const code of new Set(sections.flat())) hashes.set(code, await hashOf(articleImageId(code)));
    const distance = (one: string, other: string): number =>
      (hashes.get(one) ?? []).filter((bit, index) => bit !== hashes.get(other)?.[index]).length;
    const alike = new Set(
      sections.flatMap((codes) =>
        codes.flatMap((code, index) =>
          codes
            .slice(index + 1)
            .filter((other) => distance(code, other) < ALIKE_BELOW)
            .map((other) => `${code} and ${other}: ${distance(code, other)}`),
        ),
      ),
    );
    expect([...alike]).toEqual([]);
  });
});
