import { escapeHtml } from '@/adapters/cli/simulation/report/escape-html';

export interface Bar {
  readonly name: string;
  readonly value: number;
}

const ROW = 28;
const NAMES = 250;
const WIDTH = 900;
const VALUES = 80;

/** Lying bars with their names before and their values behind them, as a picture inside a page. */
export function barChart(bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const rows = bars.map(({ name, value }, index) => {
    const length = ((WIDTH - NAMES - VALUES) * value) / most;
    const [top, middle] = [index * ROW, index * ROW + 18];
    return (
      `<text x="${NAMES - 12}" y="${middle}" text-anchor="end">${escapeHtml(name)}</text>` +
      `<rect x="${NAMES}" y="${top + 4}" width="${length.toFixed(1)}" height="${ROW - 10}" rx="3"/>` +
      `<text x="${(NAMES + length + 8).toFixed(1)}" y="${middle}">${value}</text>`
    );
  });
  const label = bars.map(({ name, value }) => `${name}: ${value}`).join(', ');
  return `<svg viewBox="0 0 ${WIDTH} ${Math.max(1, bars.length) * ROW}" role="img" aria-label="${escapeHtml(label)}">\n${rows.join('\n')}\n</svg>`;
}
