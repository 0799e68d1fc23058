import { done, failed, misused } from '@/adapters/cli/outcome';
import { readScript } from '@/adapters/cli/script/read-script';
import type { Step } from '@/adapters/cli/script/step';
import type { Tool } from '@/adapters/cli/tools/tool';

export const runScript: Tool = {
  usage: 'run <script>',
  description:
    'Plays a script in a world of its own, tells what each step came to, and whether anything was violated. The same script always plays the same.',
  options: [],
  example: 'lucka run examples/lunch.jsonl',
  async run({ words: [file = ''] }, { readFile, tell }) {
    const text = await readFile(file);
    if (text === undefined) return misused('script', `${file} cannot be read.`);
    const script = readScript(text);
    if (!script.ok) {
      const { line, field } = script.error;
      return misused(
        'script',
        `Line ${line} of ${file} is not one of a script${field === '' ? '' : `: ${field}`}.`,
      );
    }
    const { runWorld } = await import('@/adapters/cli/simulation/run-world');
    const steps: { readonly at: number; readonly step: Step; readonly outcome: string }[] = [];
    const world = await runWorld(script.value, {
      isTraced: false,
      tell: ({ at, step, outcome }) => {
        steps.push({ at, step, outcome });
        tell(`${timeOf(at)}  ${nameOf(step)}  ${outcome}`);
      },
    });
    const { seed, traceHash, outcomes, violations } = world;
    const data = { seed, traceHash, outcomes, steps, violations };
    const lines = [
      ...violations.map(({ rule, what }) => `VIOLATED: ${rule}: ${what}`),
      `Trace ${traceHash}`,
      `${violations.length} violations`,
    ];
    if (violations.length === 0) return done(data, lines);
    return { ...failed({ code: 'violations', isRetryable: false }, ...lines), data };
  },
};

const timeOf = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(8)} s`;

function nameOf(step: Step): string {
  if ('event' in step) {
    const { do: what, ...rest } = step.event;
    return `* ${what} ${wordsOf(rest)}`.trim();
  }
  const { do: what, ...rest } = step.act;
  return `${step.who}/${step.tab}: ${what} ${wordsOf(rest)}`.trim();
}

const wordsOf = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .filter(([name]) => name !== 'password')
    .map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(' ');
