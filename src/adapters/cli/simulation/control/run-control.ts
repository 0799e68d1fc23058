import { AnswerBook } from '@/adapters/cli/simulation/control/answer-book';
import { ReadingServer, RecordedServer } from '@/adapters/cli/simulation/control/control-server';
import { planWorld } from '@/adapters/cli/simulation/plan/plan-world';
import { playWorld, runWorld } from '@/adapters/cli/simulation/run-world';
import { World } from '@/adapters/cli/simulation/world/world';

/** What the same journeys took in one process, world after world, in seconds. */
export interface Control {
  readonly worlds: number;
  /** With the API, and everything going wrong. */
  readonly wholeSeconds: number;
  /** Without the API, and nothing going wrong. */
  readonly controlSeconds: number;
}

/** Measures both, one after the other for each world, so that a busy machine slows down both. */
export async function measureControl(from: number, worlds: number): Promise<Control> {
  let [wholeSeconds, controlSeconds] = [0, 0];
  for (let seed = from; seed < from + worlds; seed += 1) {
    const started = performance.now();
    await runWorld(planWorld(seed, { hasTrouble: true }), { isTraced: false });
    wholeSeconds += (performance.now() - started) / 1000;
    controlSeconds += await secondsWithoutApi(seed);
  }
  return { worlds, wholeSeconds, controlSeconds };
}

/** The journeys are made once with the API, unmeasured, so that its answers can be read out the second time. */
async function secondsWithoutApi(seed: number): Promise<number> {
  const script = planWorld(seed, { hasTrouble: false });
  const book = new AnswerBook();
  const recorded = new World(script.heading, {
    isTraced: false,
    serverOf: (surroundings) => new RecordedServer(surroundings, book),
  });
  await playWorld(recorded, script);
  book.writeEntries(recorded.provider.books.values());
  await recorded.close();
  const started = performance.now();
  const control = new World(script.heading, {
    isTraced: false,
    serverOf: (surroundings) => new ReadingServer(surroundings, book),
  });
  for (const [id, entry] of book.entries) control.provider.books.set(id, entry);
  await playWorld(control, script);
  await control.close();
  return (performance.now() - started) / 1000;
}
