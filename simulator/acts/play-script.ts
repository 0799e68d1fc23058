import type { CustomerStep, Script, Step } from '@/adapters/recording/step';
import { payAtProvider } from '@simulator/acts/pay-at-provider';
import { performAct } from '@simulator/acts/perform-act';
import { applyEvent } from '@simulator/world/apply-event';
import type { Device } from '@simulator/world/device';
import type { Page } from '@simulator/world/page';
import type { World } from '@simulator/world/world';
import { wait } from '@/domain/ports/clock';
import { addMs } from '@/domain/shared/instant';

/** A step and its result, in a few words. */
export interface StepOutcome {
  /** Milliseconds since the world's start. */
  readonly at: number;
  readonly step: Step;
  readonly outcome: string;
}

/** A customer begins an act. */
export interface BegunAct {
  readonly step: CustomerStep;
  readonly device: Device;
  /** The page of the tab, as it is before the act. */
  readonly page: Page | undefined;
}

export interface PlayOptions {
  /** Called when an act begins; what it returns is called with the outcome. */
  readonly onAct?: (begun: BegunAct) => (outcome: string) => void;
  readonly report?: (outcome: StepOutcome) => void;
}

/** Plays all steps in a world that is open, each at its time; resolves when the time of the last one is over. */
export async function playScript(
  world: World,
  { steps }: Pick<Script, 'steps'>,
  options: PlayOptions = {},
): Promise<void> {
  const player = new ScriptPlayer(world, options);
  for (const step of steps) world.clock.after(step.at, () => void player.play(step));
  const last = steps.reduce((latest, { at }) => Math.max(latest, at), 0);
  await world.clock.runUntil(addMs(world.start, last + 1));
}

class ScriptPlayer {
  readonly #world: World;
  readonly #options: PlayOptions;
  /** The latest act of each tab. */
  readonly #latest = new Map<string, Promise<unknown>>();

  constructor(world: World, options: PlayOptions) {
    this.#world = world;
    this.#options = options;
  }

  /** A customer waits for the earlier act of the same tab, unless the step is impatient. */
  async play(step: Step): Promise<void> {
    if ('event' in step) return this.#report(step, await applyEvent(this.#world, step.event));
    const tab = `${step.who}/${step.tab}`;
    const before = step.isImpatient === true ? undefined : this.#latest.get(tab);
    const work = this.#perform(step, before);
    this.#latest.set(tab, work);
    await work;
  }

  async #perform(step: CustomerStep, before: Promise<unknown> | undefined): Promise<void> {
    await before;
    const device = this.#world.device(step.who);
    const doing = { do: step.act.do };
    device.doing.add(doing);
    const { act, tab } = step;
    const page = device.page(tab);
    if (act.do === 'log in') {
      device.logIns += 1;
      device.lastEmail = act.email;
    }
    const onEnd = this.#options.onAct?.({ step, device, page });
    if (page !== undefined && act.do === 'order') page.agreedTo = undefined;
    const work =
      act.do === 'pay' ? payAtProvider(this.#world, device, tab, act) : performAct(device, tab, act);
    const outcome = await work;
    onEnd?.(outcome);
    // What an act causes in other tabs and in background services belongs to it as well.
    void wait(this.#world.clock, 1).then(() => device.doing.delete(doing));
    this.#report(step, outcome);
  }

  #report(step: Step, outcome: string): void {
    const { trace, clock, start } = this.#world;
    trace.write(
      `${'event' in step ? `! ${step.event.do}` : `${step.who}/${step.tab} ${step.act.do}`}: ${outcome}`,
    );
    this.#options.report?.({ at: clock.now() - start, step, outcome });
  }
}
