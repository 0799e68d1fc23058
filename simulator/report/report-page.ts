import { barChart, BAR_STYLE, type Bar } from '@simulator/report/bar-chart';
import { escapeHtml } from '@simulator/report/escape-html';
import type { Summary } from '@simulator/run/summary';

const STYLE = `
:root { color-scheme: light dark; --ink: #1d1b16; --paper: #fbf8f1; --bar: #2f6b4f; --bad: #b3261e; --faint: #6b675e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2ede2; --paper: #191813; --bar: #7fc4a0; --bad: #ff9a90; --faint: #a8a397; }
}
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 0.5rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem; margin: 1.5rem 0; padding: 0; }
.figures div { border-top: 2px solid var(--bar); padding-top: 0.5rem; }
dt { color: var(--faint); font-size: 0.875rem; }
dd { font-size: 1.5rem; font-variant-numeric: tabular-nums; margin: 0; overflow-wrap: anywhere; }
dd.bad { color: var(--bad); }
li { overflow-wrap: anywhere; }
code { font-size: 0.875em; }
`;

/** A run of the simulator as one page that needs nothing else. */
export const reportPage = (summary: Summary): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulation from seed ${summary.seed} on</title>
<style>${STYLE}${BAR_STYLE}</style>
</head>
<body>
<h1>Simulation from seed ${summary.seed} on</h1>
<dl class="figures">
${figure('Worlds', String(summary.worlds))}
${figure('Journeys', String(summary.journeys))}
${figure('Violations', String(summary.violations.length), summary.violations.length > 0)}
${figure('Journeys a second', String(summary.journeysPerSecond))}
${figure('Trace', summary.traceHash)}
</dl>
<h2>How journeys ended</h2>
${barChart(barsOf(summary.outcomes))}
<h2>What went wrong on the way</h2>
${barChart(barsOf(summary.faults))}
<h2>From an order’s arrival until it was paid, in the time of the world</h2>
${barChart(waitBars(summary.waitsMs))}
${violationsOf(summary)}
</body>
</html>
`;

const figure = (name: string, value: string, isBad = false): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd${isBad ? ' class="bad"' : ''}>${escapeHtml(value)}</dd></div>`;

const barsOf = (counts: Readonly<Record<string, number>>): readonly Bar[] =>
  Object.entries(counts)
    .map(([name, value]) => ({ name, value }))
    .toSorted((one, other) => other.value - one.value);

const WAITS: readonly (readonly [name: string, untilMs: number])[] = [
  ['below 2 s', 2_000],
  ['2 to 5 s', 5_000],
  ['5 to 10 s', 10_000],
  ['10 to 30 s', 30_000],
  ['½ to 2 min', 120_000],
  ['2 to 15 min', 900_000],
  ['longer', Infinity],
];

const waitBars = (waitsMs: readonly number[]): readonly Bar[] =>
  WAITS.map(([name, until], index) => {
    const from = WAITS[index - 1]?.[1] ?? 0;
    return { name, value: waitsMs.filter((ms) => ms >= from && ms < until).length };
  });

const SHOWN_VIOLATIONS = 50;

function violationsOf({ violations }: Summary): string {
  if (violations.length === 0) return '';
  const items = violations
    .slice(0, SHOWN_VIOLATIONS)
    .map(
      ({ seed, rule, what }) =>
        `<li>Seed ${seed}: <strong>${escapeHtml(rule)}</strong> <code>${escapeHtml(what)}</code></li>`,
    );
  return `<h2>What must never be, and was</h2>\n<ol>\n${items.join('\n')}\n</ol>`;
}
