import type { CommandInput } from '@cli/command/command';
import { failureReason } from '@cli/command/failure-outcome';
import { readGlobalOptions } from '@cli/command/global-options';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { SiteStep } from '@simulator/replay/replay-at-site';
import { readScript } from '@/adapters/recording/read-script';
import type { Script } from '@/adapters/recording/step';
import { stepText, type StepText } from '@simulator/report/step-text';
import type { StepOutcome } from '@simulator/acts/play-script';
import type { Tool, ToolDeps } from '@cli/command/tool';
import { err, ok, type Result } from '@/domain/shared/result';
import { isLoopbackOrigin } from '@api/http/is-loopback-origin';

export const runScript: Tool = {
  usage: 'run <script>',
  description:
    'Runs a script in a simulation and prints the outcome of each step and all violations. The result is deterministic. With --api the steps run at that storefront, one after the other and without pauses; simulated events are left out. That places real orders: unless it is on this machine, --yes is required.',
  options: [],
  example: 'lucka run examples/lunch.jsonl',
  async run(input, deps) {
    const options = readGlobalOptions(input);
    if (!options.ok) return options.error;
    const script = await scriptIn(input, deps);
    if (!script.ok) return script.error;
    const { api, isYes } = options.value;
    if (api === undefined) return playHere(script.value, deps);
    if (!isYes && !isLoopbackOrigin(api)) {
      const reason = { code: 'not-confirmed', isRetryable: false, field: 'yes' };
      return failed(reason, `This places orders at ${api}. Add --yes to confirm.`);
    }
    return playAt(api, script.value, deps);
  },
};

async function scriptIn(
  { words: [file = ''] }: CommandInput,
  deps: ToolDeps,
): Promise<Result<Script, Outcome>> {
  const bytes = await deps.readFile(file);
  if (bytes === undefined) return err(misused('script', `${file} cannot be read.`));
  const script = readScript(new TextDecoder().decode(bytes));
  if (script.ok) return ok(script.value);
  const { line, field } = script.error;
  const where = field === '' ? '' : `: ${field}`;
  return err(misused('script', `Line ${line} of ${file} is not a valid step${where}.`));
}

async function playHere(script: Script, { printLine }: ToolDeps): Promise<Outcome> {
  const { runWorld } = await import('@simulator/run/run-world');
  const steps: Printable<StepOutcome>[] = [];
  const world = await runWorld(script, {
    isTraced: false,
    report: (played) => {
      const step = printable(played);
      steps.push(step);
      printLine(lineOf(step));
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
}

async function playAt(
  api: string,
  script: Script,
  { clock, randomness, printLine }: ToolDeps,
): Promise<Outcome> {
  const { replayAtSite } = await import('@simulator/replay/replay-at-site');
  const steps: Printable<SiteStep>[] = [];
  const played = await replayAtSite(script, { origin: api, clock, randomness }, (played) => {
    const step = printable(played);
    steps.push(step);
    printLine(lineOf(step));
  });
  if (!played.ok) return failed(failureReason(played.error), `${api} does not answer like a storefront.`);
  const leftOut = steps.filter((step) => step.leftOut !== undefined).length;
  return done({ api, leftOut, steps }, [
    `${steps.length - leftOut} steps done at ${api}, ${leftOut} left out`,
  ]);
}

type Printable<Played extends { readonly step: unknown }> = Omit<Played, 'step'> & {
  readonly step: StepText;
};

const printable = <Played extends StepOutcome>(played: Played): Printable<Played> => ({
  ...played,
  step: stepText(played.step),
});

const lineOf = ({ at, step, outcome }: Printable<StepOutcome>): string =>
  `${timeOf(at)}  ${nameOf(step)}  ${outcome}`;

const timeOf = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(8)} s`;

function nameOf(step: StepText): string {
  if ('event' in step) {
    const { do: what, ...rest } = step.event;
    return `* ${what} ${wordsOf(rest)}`.trim();
  }
  const { do: what, ...rest } = step.act;
  return `${step.who}/${step.tab}: ${what} ${wordsOf(rest)}`.trim();
}

const wordsOf = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(' ');
