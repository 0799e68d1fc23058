import type { Rule } from '@simulator/invariants/violations';

/** A plausible mistake: another text in one place of one file. It is not part of the product. */
export interface PlantedFault {
  /** Switches it on. */
  readonly name: string;
  /** The row of the list of faults in docs/simulation.md that it stands for. */
  readonly row: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What must see it: the first rules that are broken by it in practice. */
  readonly caughtBy: readonly [Rule, ...Rule[]];
}
