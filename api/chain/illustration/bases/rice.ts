import { blob } from '@api/chain/illustration/shapes';

/** A mound of rice or grain over the half of the vessel, or all of it. */
export function riceBase(
  color: string,
  { isHalf, radius }: { readonly isHalf: boolean; readonly radius: number },
  next: () => number,
): string {
  const size = isHalf ? radius * 0.62 : radius * 0.97;
  const [x, y] = isHalf ? [256 - radius * 0.4, 256 - radius * 0.12] : [256, 256];
  const grains = Array.from({ length: isHalf ? 110 : 240 }, () => {
    const angle = next() * 2 * Math.PI;
    const distance = Math.sqrt(next()) * size * 0.95;
    const [cx, cy] = [
      (x + Math.cos(angle) * distance).toFixed(0),
      (y + Math.sin(angle) * distance).toFixed(0),
    ];
    return `<ellipse cx="${cx}" cy="${cy}" rx="9" ry="4" transform="rotate(${(next() * 180).toFixed(0)} ${cx} ${cy})"/>`;
  });
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><path d="${blob(size, 0.05, next, 12)}" transform="translate(4 8)" fill="#3a1505" opacity=".25"/><path d="${blob(size, 0.05, next, 12)}" fill="${color}"/></g>
    <g fill="#fffdf4" stroke="#b99c6a" stroke-opacity=".45" stroke-width="1.5">${grains.join('')}</g>`;
}
