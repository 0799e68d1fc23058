import type { Disposer } from '@/domain/ports/clock';
import type { TabElection } from '@/domain/ports/tab-election';

interface Candidate {
  readonly lead: () => Disposer;
  stop: Disposer | undefined;
}

/** Elects the tab that joined first among those that share an instance. */
export class MemoryTabElection implements TabElection {
  readonly #candidates = new Map<string, readonly Candidate[]>();

  join(task: string, lead: () => Disposer): Disposer {
    const candidate: Candidate = { lead, stop: undefined };
    this.#set(task, [...this.#of(task), candidate]);
    return () => {
      candidate.stop?.();
      candidate.stop = undefined;
      this.#set(
        task,
        this.#of(task).filter((each) => each !== candidate),
      );
    };
  }

  #of(task: string): readonly Candidate[] {
    return this.#candidates.get(task) ?? [];
  }

  #set(task: string, candidates: readonly Candidate[]): void {
    this.#candidates.set(task, candidates);
    const [first] = candidates;
    if (first !== undefined) first.stop ??= first.lead();
  }
}
