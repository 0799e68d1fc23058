import { useEffect, useRef, type RefObject } from 'react';

import type { MatchedRoute } from '@/domain/navigation/route';

/**
 * After a move inside the site the focus stands at the start of the new screen, so that a keyboard or a screen reader
 * goes on from there. The first page of a visit, and a change within the screen, leave it alone.
 */
export function useArrival(route: MatchedRoute | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const path = route?.path;
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== path) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return main;
}
