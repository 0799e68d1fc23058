import type { Step } from '@/adapters/recording/step';
import { AnswerBook } from '@simulator/control/answer-book';
import { ReadingServer, RecordedServer } from '@simulator/control/control-server';
import { planWorld } from '@simulator/plan/plan-world';
import { playWorld, runWorld } from '@simulator/run/run-world';
import { watchWorld } from '@simulator/invariants/watch-world';
import { World } from '@simulator/world/world';

/** What the same journeys took in one process, world after world, in seconds. */
export interface Control {
  readonly worlds: number;
  /** With the API, and everything going wrong. */
  readonly wholeSeconds: number;
  /** Without the API, and nothing going wrong. */
  readonly controlSeconds: number;
  /** How many of the control's steps came to the same as with the API, from 0 to 1. */
  readonly sameShare: number;
}

/** Measures both, one after the other for each world, so that a busy machine slows down both. */
export async function measureControl(from: number, worlds: number): Promise<Control> {
  let [wholeSeconds, controlSeconds, steps, same] = [0, 0, 0, 0];
  for (let seed = from; seed < from + worlds; seed += 1) {
    const started = performance.now();
    await runWorld(planWorld(seed, { hasTrouble: true }), { isTraced: false });
    wholeSeconds += (performance.now() - started) / 1000;
    const control = await repeatWithoutApi(seed);
    controlSeconds += control.seconds;
    steps += control.steps;
    same += control.same;
  }
  return { worlds, wholeSeconds, controlSeconds, sameShare: same / steps };
}

/** The journeys are made once with the API, unmeasured, so that its answers can be read out the second time. */
async function repeatWithoutApi(seed: number): Promise<{ seconds: number; steps: number; same: number }> {
  const script = planWorld(seed, { hasTrouble: false });
  const book = new AnswerBook();
  const outcomes = new Map<Step, string>();
  const recorded = new World(script.heading, {
    isTraced: false,
    serverOf: (environment) => new RecordedServer(environment, book),
  });
  await playWorld(watchWorld(recorded), script, ({ step, outcome }) => outcomes.set(step, outcome));
  book.writeEntries(recorded.provider.books.values());
  await recorded.close();
  let same = 0;
  const started = performance.now();
  const control = new World(script.heading, {
    isTraced: false,
    serverOf: (environment) => new ReadingServer(environment, book),
  });
  for (const [id, entry] of book.entries) control.provider.books.set(id, entry);
  await playWorld(watchWorld(control), script, ({ step, outcome }) => {
    if (outcomes.get(step) === outcome) same += 1;
  });
  await control.close();
  return { seconds: (performance.now() - started) / 1000, steps: outcomes.size, same };
}
