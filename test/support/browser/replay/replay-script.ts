import { errors } from 'playwright-core';
import type { CustomerStep, Script, Step } from '@/adapters/recording/step';
import { OTHER_BROWSER } from '@simulator/world/device';
import { NOTHING } from '@test/support/browser/replay/comes-to';
import type { Deed, Place } from '@test/support/browser/replay/replay-step';
import { performAct } from '@test/support/browser/replay/perform-act';
import { type ReplayStage, ReplayedWorld } from '@test/support/browser/replay/replayed-world';

/** What a step came to. */
interface ReplayedStep {
  readonly step: Step;
  readonly outcome: string;
}

interface Replay {
  readonly world: ReplayedWorld;
  readonly steps: readonly ReplayedStep[];
}

/**
 * Does in browsers, against the real product, what happens in a script: in its order and without its pauses, each
 * customer in a browser context of their own. Where a customer is impatient, nothing is waited for between two acts of
 * a tab, and several tabs are used at once. Addresses are typed, so that each visit loads the program anew.
 */
export async function replayScript({ heading, steps }: Script, stage: ReplayStage): Promise<Replay> {
  const world = await ReplayedWorld.open(heading, stage);
  const replayed: ReplayedStep[] = [];
  for (const breath of breathsOf(steps)) {
    const [first] = breath;
    await world.passTo(first.at);
    if ('event' in first) replayed.push({ step: first, outcome: await world.happen(first.event, first.at) });
    else replayed.push(...(await takeBreath(world, breath.filter(isCustomerStep))));
  }
  await world.calm();
  return { world, steps: replayed };
}

const isCustomerStep = (step: Step): step is CustomerStep => 'who' in step;

type Breath = readonly [Step, ...Step[]];

/** What one customer does without waiting in between is done in one breath. */
function breathsOf(steps: readonly Step[]): readonly Breath[] {
  const breaths: [Step, ...Step[]][] = [];
  for (const step of steps) {
    const last = breaths.at(-1);
    const isJoined =
      last !== undefined &&
      'who' in step &&
      step.isImpatient === true &&
      'who' in last[0] &&
      last[0].who === step.who;
    if (isJoined) last.push(step);
    else breaths.push([step]);
  }
  return breaths;
}

/** The tabs at once, and in each tab one act after the other; what comes of the last one is waited for. */
async function takeBreath(
  world: ReplayedWorld,
  steps: readonly CustomerStep[],
): Promise<readonly ReplayedStep[]> {
  const tabs = new Set(steps.map(({ tab }) => tab));
  const replayed = await Promise.all(
    [...tabs].map(async (tab) => {
      const outcomes: ReplayedStep[] = [];
      const own = steps.filter((step) => step.tab === tab);
      for (const step of own) {
        const isLast = step === own.at(-1);
        outcomes.push({ step, outcome: await take(world, step, isLast) });
      }
      return outcomes;
    }),
  );
  return replayed.flat();
}

async function take(world: ReplayedWorld, { who, tab, act }: CustomerStep, waits: boolean): Promise<string> {
  const browser = await world.browserOf(who);
  const place: Place = { browser, tab, otherBrowser: () => world.browserOf(who + OTHER_BROWSER) };
  try {
    const deed: Deed = await performAct(place, act);
    if (typeof deed === 'string') return deed;
    return waits ? await deed() : 'not waited for';
  } catch (error) {
    // Where the network is bad, a page may not come, or not have what it usually has.
    if (error instanceof errors.TimeoutError || /net::ERR_/.test(String(error))) return NOTHING;
    const where = browser.page(tab)?.url() ?? 'no page';
    throw new Error(`${who}/${tab} could not ${act.do} at ${where}: ${String(error)}`, { cause: error });
  }
}
