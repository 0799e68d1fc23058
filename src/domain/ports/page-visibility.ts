import { portToken } from '@/domain/ports/port-token';
import type { Disposer } from '@/domain/ports/clock';

/** Whether the visitor can see the page. */
export interface PageVisibility {
  readonly isVisible: boolean;
  /**
   * Reports each change; also `true` again when a visible page gets the focus or returns from the back/forward cache.
   */
  onChange(listener: (isVisible: boolean) => void): Disposer;
}

export const PageVisibility = portToken<PageVisibility>('PageVisibility');
