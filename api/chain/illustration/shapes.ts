/** An irregular closed curve around the origin: `wobble` is the part of the radius by which it deviates. */
export function blob(radius: number, wobble: number, next: () => number, corners = 9): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const distance = radius * (1 + (next() - 0.5) * 2 * wobble);
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
  });
  const middle = (index: number) => {
    const one = points[index % corners] ?? { x: 0, y: 0 };
    const other = points[(index + 1) % corners] ?? { x: 0, y: 0 };
    return `${round((one.x + other.x) / 2)} ${round((one.y + other.y) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const corner = points[(index + 1) % corners] ?? { x: 0, y: 0 };
    return `Q${round(corner.x)} ${round(corner.y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const placed = (svg: string, x: number, y: number, angleDegrees = 0, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angleDegrees)}) scale(${scale.toFixed(2)})">${svg}</g>`;

/** The shadow of a flat piece. */
export const shadow = (path: string, depth = 4): string =>
  `<path d="${path}" transform="translate(${depth * 0.6} ${depth})" fill="#3a1505" opacity=".28"/>`;

export const circlePath = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A colour lighter (positive) or darker (negative) by that part. */
export function shade(color: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const target = part > 0 ? 255 : 0;
  const mixed = channels.map((one) => Math.round(one + (target - one) * Math.abs(part)));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour with that part of another in it. */
export function mixed(color: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, two] = [color, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * (1 - part) + (two ?? 0) * part);
  });
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
