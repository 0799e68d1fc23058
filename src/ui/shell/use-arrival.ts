import { useEffect, useRef, type RefObject } from 'react';

import type { MatchedRoute } from '@/domain/navigation/route';
import type { Language } from '@/domain/shared/language';

/**
 * After a navigation, focuses the main element, which is labelled with the page's title, so that screen readers
 * announce the page and keyboards continue there. The first page of a visit, and a change within the screen, do not
 * move the focus.
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
