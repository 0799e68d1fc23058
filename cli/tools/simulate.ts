import { availableParallelism } from 'node:os';

import type { CommandInput } from '@cli/command/command';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import { writeScript } from '@/adapters/recording/read-script';
import type { WorldSummary } from '@simulator/run/run-seeds';
import type { Summary } from '@simulator/run/summary';
import type { Tool, ToolDeps } from '@cli/command/tool';
import { err, ok, type Result } from '@/domain/shared/result';

const CUSTOMERS_IN_WORLD = 10;

export const simulate: Tool = {
  usage: 'simulate',
  description:
    'Runs simulations in virtual time: customers, shops, kitchens and a payment provider, with injected faults. A seed always gives the same simulation.',
  options: [
    {
      flags: '--seed <number>',
      description: 'of the first simulation, 1 by default; the next ones have the next seeds',
    },
    { flags: '--journeys <number>', description: 'how many customers, ten in a simulation; 1000 by default' },
    { flags: '--worlds <number>', description: 'how many simulations, instead of --journeys' },
    { flags: '--calm', description: 'without faults, for comparison' },
    { flags: '--control', description: 'also measures the same journeys without API and faults' },
    { flags: '--jobs <number>', description: 'how many processes; by default the number of cores' },
    { flags: '--report <file>', description: 'writes a report page with charts' },
    { flags: '--each', description: 'prints only a line of JSON for each simulation' },
  ],
  example: 'lucka simulate --seed 7 --journeys 10000 --report simulation.html',
  async run(input, deps) {
    const asked = readOptions(input);
    if (!asked.ok) return asked.error;
    if (asked.value.isEach) {
      // Loaded lazily, so that other commands start fast.
      const { runSeeds } = await import('@simulator/run/run-seeds');
      await runSeeds(asked.value, (world) => deps.print(JSON.stringify(world)));
      return done({}, []);
    }
    return simulateAll(asked.value, input, deps);
  },
};

interface SimulationOptions {
  readonly from: number;
  readonly count: number;
  readonly hasTrouble: boolean;
  readonly jobs: number;
  readonly isEach: boolean;
}

function readOptions(input: CommandInput): Result<SimulationOptions, Outcome> {
  const numbers = { seed: 1, journeys: 1_000, worlds: 0, jobs: availableParallelism() };
  for (const name of ['seed', 'journeys', 'worlds', 'jobs'] as const) {
    const text = input.option(name);
    if (text === undefined) continue;
    if (!/^\d{1,9}$/.test(text))
      return err(misused(name, `--${name} must be a whole number, not "${text}".`));
    numbers[name] = Number(text);
  }
  const count = numbers.worlds > 0 ? numbers.worlds : Math.ceil(numbers.journeys / CUSTOMERS_IN_WORLD);
  const { seed: from, jobs } = numbers;
  if (count < 1 || jobs < 1)
    return err(misused('journeys', 'At least one journey and one job are required.'));
  return ok({ from, count, jobs, hasTrouble: !input.has('calm'), isEach: input.has('each') });
}

async function simulateAll(asked: SimulationOptions, input: CommandInput, deps: ToolDeps): Promise<Outcome> {
  const { runInProcesses } = await import('@simulator/run/run-in-processes');
  const { summaryOf } = await import('@simulator/run/summary');
  const worlds: WorldSummary[] = [];
  const started = performance.now();
  const secondsSince = (): number => (performance.now() - started) / 1000;
  await runInProcesses(deps.program, asked, Math.min(asked.jobs, asked.count), (world) => {
    worlds.push(world);
    const violations = worlds.reduce((sum, each) => sum + each.violations.length, 0);
    const pace = ((worlds.length * CUSTOMERS_IN_WORLD) / secondsSince()).toFixed(1);
    deps.showProgress(
      `${worlds.length} of ${asked.count} simulations, ${pace} journeys a second, ${violations} violations`,
    );
  });
  deps.showProgress(undefined);
  const summary = summaryOf(worlds, secondsSince());
  const script = await shrinkFirst(summary, asked, deps);
  const report = input.option('report');
  if (report !== undefined) {
    const { reportPage } = await import('@simulator/report/report-page');
    if (!(await deps.writeFile(report, reportPage(summary)))) {
      return misused('report', `${report} cannot be written.`);
    }
  }
  const control = input.has('control') ? await controlLine(asked) : [];
  const lines = [
    ...linesOf(summary),
    ...control,
    ...(report === undefined ? [] : [`The report is in ${report}.`]),
  ];
  if (summary.violations.length === 0) return done(dataOf(summary), lines);
  const reason = { code: 'violations', isRetryable: false };
  return { ...failed(reason, ...lines, ...(script === undefined ? [] : [script])), data: dataOf(summary) };
}

const MOST_CONTROLS = 20;

async function controlLine({ from, count }: SimulationOptions): Promise<readonly string[]> {
  const { measureControl } = await import('@simulator/control/run-control');
  const { worlds, wholeSeconds, controlSeconds, sameShare } = await measureControl(
    from,
    Math.min(count, MOST_CONTROLS),
  );
  const pace = (seconds: number): string => ((worlds * CUSTOMERS_IN_WORLD) / seconds).toFixed(1);
  const ratio = (wholeSeconds / controlSeconds).toFixed(2);
  return [
    `Control, ${worlds} simulations in one process: ${pace(wholeSeconds)} journeys a second, ${pace(controlSeconds)} without API and faults: ${ratio} times the control`,
    `${(sameShare * 100).toFixed(1)} % of the control's steps had the same outcome`,
  ];
}

/** The shortest script that reproduces the first violation. */
async function shrinkFirst(
  summary: Summary,
  { hasTrouble }: SimulationOptions,
  deps: ToolDeps,
): Promise<string | undefined> {
  const [first] = summary.violations;
  if (first === undefined) return undefined;
  const { planWorld } = await import('@simulator/plan/plan-world');
  const { shrinkScript } = await import('@simulator/run/shrink-script');
  deps.showProgress(`shortening seed ${first.seed}`);
  const script = await shrinkScript(planWorld(first.seed, { hasTrouble }), ({ violations }) =>
    violations.some(({ rule }) => rule === first.rule),
  );
  deps.showProgress(undefined);
  const file = `lucka-seed-${first.seed}.jsonl`;
  const isWritten = await deps.writeFile(file, writeScript(script));
  return isWritten ? `${script.steps.length} steps reproduce it: lucka run ${file}` : undefined;
}

const dataOf = (summary: Summary) => ({
  seed: summary.seed,
  journeys: summary.journeys,
  violations: summary.violations.length,
  journeysPerSecond: summary.journeysPerSecond,
  traceHash: summary.traceHash,
  worlds: summary.worlds,
  outcomes: summary.outcomes,
  faults: summary.faults,
  found: summary.violations.slice(0, 20).map(({ seed, rule, what }) => ({ seed, rule, what })),
});

const linesOf = (summary: Summary): readonly string[] => [
  `${summary.worlds} simulations from seed ${summary.seed} on, ${summary.journeys} journeys of ${Math.round(summary.steps / Math.max(1, summary.journeys))} steps, in ${summary.seconds.toFixed(1)} s: ${summary.journeysPerSecond} a second`,
  ...Object.entries(summary.outcomes).map(([outcome, times]) => `${String(times).padStart(7)}  ${outcome}`),
  `Faults: ${Object.entries(summary.faults)
    .map(([fault, times]) => `${fault} ${times}`)
    .join(', ')}`,
  `Trace ${summary.traceHash}`,
  ...summary.violations
    .slice(0, 10)
    .map(({ seed, rule, what }) => `VIOLATED at seed ${seed}: ${rule}: ${what}`),
  `${summary.violations.length} violations`,
];
