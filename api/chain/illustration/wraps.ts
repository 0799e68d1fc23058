import type { Form } from '@api/chain/illustration/form';
import { PIECES } from '@api/chain/illustration/looks';
import { hasPieces, partsOf } from '@api/chain/illustration/parts';
import type { Piece } from '@api/chain/illustration/piece';
import { placed, round, shade } from '@api/chain/illustration/shapes';

const SHELLS = ['wheat', 'cornTortilla', 'bread'];
const POURED = ['chiliMayo', 'mayo', 'yoghurt', 'creamFraiche', 'ketchup', 'mustard', 'bbq', 'aioli'];

const tortillaOf = (base: readonly string[]): string =>
  base.includes('cornTortilla') ? '#f2c04e' : '#f0d096';

const piecesOf = (codes: readonly string[]): readonly Piece[] => codes.flatMap((code) => PIECES[code] ?? []);

const filled = (contains: readonly string[]) => {
  const parts = partsOf(contains, { base: SHELLS });
  return hasPieces(parts) ? parts : undefined;
};

/** A folded tortilla from the side, its filling at the edge. */
export const taco: Form = {
  vessel: 'none',
  parts: filled,
  draw: ({ base, toppings, garnish }, { next }) => {
    const color = tortillaOf(base);
    const pieces = piecesOf([...toppings, ...toppings, ...garnish]);
    const rim = Array.from({ length: 19 }, (_, index) => {
      const angle = Math.PI * (1.04 + (0.92 * index) / 18);
      const distance = 172 + (index % 2) * 22;
      return placed(
        pieces[index % pieces.length]?.(next) ?? '',
        256 + Math.cos(angle) * distance * 1.12,
        356 + Math.sin(angle) * distance * 1.08,
        (next() - 0.5) * 120,
        1.25,
      );
    });
    const specks = Array.from(
      { length: 12 },
      () =>
        `<ellipse cx="${round(110 + next() * 292)}" cy="${round(286 + next() * 100)}" rx="${round(6 + next() * 10)}" ry="${round(4 + next() * 5)}"/>`,
    );
    return `<path d="M36 392C36 230 130 128 256 128S476 230 476 392Z" fill="${shade(color, -0.28)}"/>${rim.join('')}
      <path d="M30 408C34 262 134 196 256 196S478 262 482 408Q480 434 446 434H66Q32 434 30 408Z" fill="${shade(color, -0.12)}"/><path d="M34 402C42 264 138 202 256 202S470 264 478 402Q474 424 444 424H68Q38 424 34 402Z" fill="${color}"/>
      <g fill="${shade(color, -0.3)}" opacity=".5">${specks.join('')}</g><path d="M74 330C100 258 164 226 226 220" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".5"/>`;
  },
};

/** Of wraps, so that two do not look alike. */
const TURNS = [24, -24, -64, 64];

/** A rolled tortilla, cut so that its filling is seen. */
export const wrap: Form = {
  vessel: 'none',
  parts: filled,
  draw: ({ base, toppings, garnish }, { next, palette }) => {
    const color = tortillaOf(base);
    const pieces = piecesOf([...toppings, ...garnish]);
    const count = Math.max(9, pieces.length * 2);
    const inside = Array.from({ length: count }, (_, index) => {
      const [angle, distance] = [index * 2.39996, 84 * Math.sqrt((index + 0.4) / count)];
      return placed(
        pieces[index % pieces.length]?.(next) ?? '',
        256 + Math.cos(angle) * distance,
        128 + Math.sin(angle) * distance * 0.72,
        (next() - 0.5) * 140,
        0.86,
      );
    });
    const paper = palette.plate;
    return `<g transform="rotate(${TURNS[Math.floor(next() * TURNS.length)] ?? 24} 256 256)"><path d="M140 128H372L362 456Q358 492 256 492T150 456Z" fill="${shade(color, -0.14)}"/><path d="M140 128H330L324 480Q290 490 256 490Q154 490 150 456Z" fill="${color}"/><path d="M166 170V300" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".45"/>
      <g fill="${shade(color, -0.3)}" opacity=".45"><ellipse cx="214" cy="236" rx="16" ry="9"/><ellipse cx="300" cy="262" rx="12" ry="8"/><ellipse cx="336" cy="214" rx="10" ry="7"/></g>
      <path d="M145 318L368 288L362 456Q358 496 256 496T150 456Z" fill="${paper.color}"/><path d="M145 318L368 288V312L145 342Z" fill="${paper.rim}"/><path d="M176 366L182 462M300 350L296 476" stroke="${shade(paper.color, -0.14)}" stroke-width="7" stroke-linecap="round"/>
      <ellipse cx="256" cy="128" rx="120" ry="88" fill="${shade(color, -0.2)}"/><ellipse cx="256" cy="126" rx="112" ry="80" fill="${shade(color, 0.2)}"/><ellipse cx="256" cy="130" rx="98" ry="68" fill="#6b4a2c" opacity=".45"/>${inside.join('')}</g>`;
  },
};

const SAUSAGES: Readonly<Record<string, string>> = { boiledSausage: '#d9694c', sausage: '#a8542f' };
const LINES: Readonly<Record<string, string>> = {
  ketchup: '#c92a1c',
  mustard: '#edb51f',
  mayo: '#fff3cf',
  chiliMayo: '#f58a5a',
  bbq: '#6d2412',
};

/** A sausage in a bun from above. */
export const hotDog: Form = {
  vessel: 'none',
  parts: (contains) => {
    const parts = partsOf(contains, {
      base: [...SHELLS, 'brioche', ...Object.keys(SAUSAGES)],
      sauce: POURED,
      without: POURED,
    });
    return parts.base.some((code) => SAUSAGES[code] !== undefined) ? parts : undefined;
  },
  draw: ({ base, sauce, toppings, garnish }, { next }) => {
    const sausage = base.flatMap((code) => SAUSAGES[code] ?? [])[0] ?? '#d9694c';
    const pieces = piecesOf([...toppings, ...garnish]);
    const along =
      pieces.length === 0
        ? []
        : Array.from({ length: 9 }, (_, index) =>
            placed(
              pieces[index % pieces.length]?.(next) ?? '',
              110 + index * 36,
              236 + (index % 2) * 26,
              (next() - 0.5) * 120,
              0.9,
            ),
          );
    const lines = sauce
      .flatMap((code) => LINES[code] ?? [])
      .map(
        (color, index) =>
          `<path d="M92 ${250 + index * 14}q28 -40 56 0t56 0t56 0t56 0t56 0t48 0" fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round"/>`,
      );
    return `<g transform="rotate(-28 256 256)"><rect x="42" y="166" width="428" height="188" rx="92" fill="#b8742c"/><rect x="42" y="160" width="428" height="184" rx="92" fill="#e0a04e"/><rect x="64" y="206" width="384" height="98" rx="49" fill="#fbe3b0"/>
      <rect x="18" y="206" width="476" height="94" rx="47" fill="${shade(sausage, -0.25)}"/><rect x="18" y="202" width="476" height="88" rx="44" fill="${sausage}"/><path d="M58 222H330" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".4"/>${along.join('')}${lines.join('')}
      <path d="M78 190C140 172 250 170 330 174" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".45"/></g>`;
  },
};
