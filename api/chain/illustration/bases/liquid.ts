import { shade } from '@api/chain/illustration/shapes';

/** Soup, broth or sauce that fills the vessel. */
export function liquidBase(color: string, radius: number, next: () => number): string {
  const drops = Array.from({ length: 16 }, () => {
    const angle = next() * 2 * Math.PI;
    const distance = Math.sqrt(next()) * radius * 0.86;
    return `<circle cx="${(256 + Math.cos(angle) * distance).toFixed(0)}" cy="${(256 + Math.sin(angle) * distance).toFixed(0)}" r="${(3 + next() * 8).toFixed(0)}"/>`;
  });
  return `<circle cx="256" cy="256" r="${radius}" fill="${shade(color, -0.18)}"/><circle cx="256" cy="258" r="${radius - 8}" fill="${color}"/>
    <path d="M${256 - radius * 0.6} ${256 - radius * 0.35}C${256 - radius * 0.2} ${256 - radius * 0.75} ${256 + radius * 0.5} ${256 - radius * 0.6} ${256 + radius * 0.6} ${256 - radius * 0.1}C${256 + radius * 0.5} ${256 + radius * 0.5} ${256 - radius * 0.3} ${256 + radius * 0.6} ${256 - radius * 0.45} ${256 + radius * 0.1}" fill="none" stroke="${shade(color, 0.3)}" stroke-width="16" stroke-linecap="round" opacity=".5"/>
    <g fill="${shade(color, 0.45)}" opacity=".6">${drops.join('')}</g>`;
}
