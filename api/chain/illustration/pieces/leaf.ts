import type { Piece } from '@api/chain/illustration/piece';
import { shade, shadow } from '@api/chain/illustration/shapes';

/** A broad leaf with a rib: basil, spinach, mint. */
export const leaf =
  (color: string, length = 60): Piece =>
  (next) => {
    const half = length / 2;
    const width = length * (0.26 + next() * 0.08);
    const edge = `M${-half} 0C${-half * 0.5} ${-width * 1.2} ${half * 0.5} ${-width} ${half} 0C${half * 0.5} ${width} ${-half * 0.5} ${width * 1.2} ${-half} 0Z`;
    return `${shadow(edge)}<path d="${edge}" fill="${color}"/>
      <path d="M${-half} 0C${-half * 0.5} ${-width * 1.2} ${half * 0.5} ${-width} ${half} 0Z" fill="${shade(color, 0.25)}"/>
      <path d="M${-half} 0H${half * 0.8}M${-half * 0.3} 0l${width * 0.5} ${-width * 0.5}M${half * 0.2} 0l${width * 0.4} ${-width * 0.4}M${-half * 0.3} 0l${width * 0.5} ${width * 0.5}M${half * 0.2} 0l${width * 0.4} ${width * 0.4}" stroke="${shade(color, -0.3)}" stroke-width="2" fill="none" opacity=".6"/>`;
  };

/** A long leaf with lobes: rocket. */
export const lobedLeaf =
  (color: string): Piece =>
  () => {
    const edge =
      'M-38 0C-20 -3 -18 -5 -14 -14C-9 -8 -4 -6 0 -6C2 -12 6 -17 10 -18C12 -11 16 -9 22 -12C32 -15 42 -8 42 0C42 8 32 13 22 11C16 9 12 11 9 18C4 16 1 11 -1 6C-6 6 -10 9 -15 15C-18 6 -20 3 -38 0Z';
    return `${shadow(edge)}<path d="${edge}" fill="${color}"/><path d="M-38 0H34" stroke="${shade(color, 0.4)}" stroke-width="2.4"/>`;
  };

/** Fine fronds: dill, rosemary, oregano. */
export const sprig =
  (color: string): Piece =>
  () => {
    const twigs = [-24, -14, -4, 6, 16].map(
      (x, index) => `M${x} 0l${12 - index} ${-15 + index * 2}M${x + 3} 0l${12 - index} ${15 - index * 2}`,
    );
    const path = `M-32 0Q0 -4 30 0${twigs.join('')}`;
    return `<path d="${path}" transform="translate(2 3)" stroke="#3a1505" stroke-width="4" opacity=".2" fill="none"/>
      <path d="${path}" stroke="${color}" stroke-width="4" stroke-linecap="round" fill="none"/>
      <path d="M-32 0Q0 -4 30 0" stroke="${shade(color, 0.35)}" stroke-width="1.6" fill="none"/>`;
  };

/** Small cut rounds of a hollow stalk: chives, spring onion. */
export const cutStalks =
  (color: string): Piece =>
  (next) =>
    Array.from({ length: 5 }, () => {
      const x = (next() - 0.5) * 50;
      const y = (next() - 0.5) * 50;
      return `<circle cx="${x.toFixed(1)}" cy="${(y + 2).toFixed(1)}" r="7" fill="#3a1505" opacity=".2"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${shade(color, 0.55)}" stroke="${color}" stroke-width="3.4"/>`;
    }).join('');
