import { addMs, type Instant } from '@/domain/shared/instant';

const FIRST_REST_MS = 5_000;
/** The longest rest before something is asked again. */
export const LONGEST_REST_MS = 120_000;

interface Asked {
  readonly times: number;
  readonly at: Instant;
}

/** Lets each subject be asked about ever more rarely: after 5, 10, 20 … 120 seconds. */
export class AskingPace {
  readonly #asked = new Map<string, Asked>();

  /** Of all pending subjects those that are due; the others are forgotten. */
  due(pending: readonly string[], now: Instant): ReadonlySet<string> {
    const subjects = new Set(pending);
    for (const known of this.#asked.keys()) if (!subjects.has(known)) this.#asked.delete(known);
    return new Set(pending.filter((subject) => this.#isDue(subject, now)));
  }

  note(subject: string, at: Instant): void {
    this.#asked.set(subject, { at, times: (this.#asked.get(subject)?.times ?? 0) + 1 });
  }

  #isDue(subject: string, now: Instant): boolean {
    const asked = this.#asked.get(subject);
    if (asked === undefined) return true;
    return addMs(asked.at, Math.min(FIRST_REST_MS * 2 ** (asked.times - 1), LONGEST_REST_MS)) <= now;
  }
}
