import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composition } from '@api/chain/pictures/composition';
import { demonstration } from '@demo/demonstration-chain';

const someId = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/);
const someEmojis = fc.array(fc.constantFrom('🍔', '🥤', '🍕', '🧀', '🌿'), { minLength: 1, maxLength: 3 });

describe('composition', () => {
  it('draws nothing beyond the edge of the canvas, however a picture is turned', () => {
    fc.assert(
      fc.property(someId, someEmojis, (id, emojis) => {
        for (const { size, centerX, centerY, angleDegrees } of composition(id, emojis)) {
          const angle = (Math.abs(angleDegrees) * Math.PI) / 180;
          const half = (size / 2) * (Math.cos(angle) + Math.sin(angle));
          for (const center of [centerX, centerY]) {
            expect(center - half).toBeGreaterThanOrEqual(-1e-9);
            expect(center + half).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
      }),
    );
  });

  it('shows each picture once, the main one largest, and is the same whenever it is asked for', () => {
    fc.assert(
      fc.property(
        someId,
        fc.uniqueArray(fc.constantFrom('🍔', '🥤', '🍕'), { minLength: 1 }),
        (id, emojis) => {
          const layers = composition(id, emojis);
          expect(layers.map(({ emoji }) => emoji).sort()).toEqual([...emojis].sort());
          expect(Math.max(...layers.map(({ size }) => size))).toBe(
            layers.find(({ emoji }) => emoji === emojis[0])?.size,
          );
          expect(composition(id, emojis)).toEqual(layers);
        },
      ),
    );
  });

  it('lays two dishes of the same pictures differently', () => {
    expect(composition('dish-one', ['🍔', '🧀'])).not.toEqual(composition('dish-two', ['🍔', '🧀']));
  });

  it('keeps glasses and bowls upright', () => {
    fc.assert(
      fc.property(someId, (id) => {
        expect(Math.abs(composition(id, ['🥤'])[0]?.angleDegrees ?? 90)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('the pictures of the demonstration', () => {
  it('shows no two dishes of the chain by the same pictures', () => {
    const dishes = [...demonstration().pictures()].filter(([id]) => id.startsWith('dish-'));
    const pictures = dishes.map(([, content]) => JSON.stringify(content));
    expect(dishes.filter((_, index) => pictures.indexOf(pictures[index] ?? '') !== index)).toEqual([]);
  });
});
