import { escapeHtml } from '@simulator/report/escape-html';

export interface Bar {
  readonly name: string;
  readonly value: number;
}

export const BAR_STYLE = `
table { border-collapse: collapse; width: 100%; }
th { font-weight: normal; padding: 0.25rem 0.75rem 0.25rem 0; text-align: right; width: 34%; }
td { font-variant-numeric: tabular-nums; padding: 0.25rem 0; }
td div { align-items: center; display: flex; gap: 0.5rem; }
td i { background: var(--bar); border-radius: 3px; height: 1.125rem; min-width: 1px; }
`;

/** Lying bars with their names before and their values behind them. Without a style it is a table. */
export function barChart(bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const rows = bars.map(({ name, value }) => {
    const width = ((85 * value) / most).toFixed(1);
    return `<tr><th scope="row">${escapeHtml(name)}</th><td><div><i style="width: ${width}%"></i>${value}</div></td></tr>`;
  });
  return `<table>\n${rows.join('\n')}\n</table>`;
}
