import { useEffect, useRef, type RefObject } from 'react';

import type { MatchedRoute } from '@/domain/navigation/route';
import type { Language } from '@/domain/shared/language';

/**
 * After a move inside the site the focus stands at the start of the new screen, which bears the page's title, so that a
 * screen reader says where it is and a keyboard goes on from there. The first page of a visit, and a change within the
 * screen, leave the focus alone.
 */
export function useArrival(
  route: MatchedRoute | undefined,
  language: Language,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const path = route?.path;
  useEffect(() => {
    main.current?.setAttribute('aria-label', document.title);
  }, [path, language]);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== path) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return main;
}
