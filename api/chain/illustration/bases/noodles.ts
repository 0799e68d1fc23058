import { shade } from '@api/chain/illustration/shapes';

/** A nest of noodles. */
export function noodlesBase(color: string, radius: number, next: () => number): string {
  const strands = Array.from({ length: 34 }, () => {
    const angle = next() * 2 * Math.PI;
    const distance = Math.sqrt(next()) * radius * 0.5;
    const [x, y] = [256 + Math.cos(angle) * distance, 256 + Math.sin(angle) * distance];
    const size = radius * (0.2 + next() * 0.26);
    const tone = shade(color, (next() - 0.5) * 0.3);
    const path = `M${(x - size).toFixed(0)} ${y.toFixed(0)}A${size.toFixed(0)} ${(size * 0.7).toFixed(0)} 0 1 1 ${(x + size * 0.7).toFixed(0)} ${(y + size * 0.6).toFixed(0)}`;
    const turn = `rotate(${(next() * 360).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`;
    return `<g transform="${turn}" fill="none" stroke-linecap="round"><path d="${path}" stroke="${shade(color, -0.45)}" stroke-opacity=".5" stroke-width="15"/><path d="${path}" stroke="${tone}" stroke-width="11"/><path d="${path}" stroke="${shade(tone, 0.5)}" stroke-width="3" stroke-opacity=".7"/></g>`;
  });
  return strands.join('');
}
