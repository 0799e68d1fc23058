import { portToken } from '@/domain/ports/port-token';
import type { Disposer } from '@/domain/ports/clock';

/** Elects one open tab of this browser for what only one tab should do. */
export interface TabElection {
  /**
   * Calls `lead` when this tab is elected for the task, at once where it is the only candidate. The returned disposer
   * also disposes what `lead` started. When the elected tab withdraws or is closed, another candidate is elected.
   */
  join(task: string, lead: () => Disposer): Disposer;
}

export const TabElection = portToken<TabElection>('TabElection');
