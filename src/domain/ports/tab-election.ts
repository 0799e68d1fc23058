import { portToken } from '@/domain/ports/port-token';
import type { Disposer } from '@/domain/ports/clock';

/** Elects one of the open tabs of this browser to do what need be done only once. */
export interface TabElection {
  /**
   * Calls `lead` when this tab is elected for the task, at once where it is the only candidate; ends what it started
   * when the returned disposer is called. When the elected tab withdraws or is closed, another candidate is elected.
   */
  join(task: string, lead: () => Disposer): Disposer;
}

export const TabElection = portToken<TabElection>('TabElection');
