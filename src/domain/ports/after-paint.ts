import { portToken } from '@/domain/ports/port-token';

/** Puts off work that the visitor does not wait for. */
export interface AfterPaint {
  /**
   * Runs `work` once the frame that shows the latest changes is drawn, and before the page is hidden or left; in the
   * order of the calls.
   */
  run(work: () => void): void;
}

export const AfterPaint = portToken<AfterPaint>('AfterPaint');
