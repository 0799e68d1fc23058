import { useEffect, useRef, type RefObject } from 'react';

import type { MatchedRoute } from '@/domain/navigation/route';
import type { Language } from '@/domain/shared/language';

const FOCUSABLE_HEADING = 'h1[tabindex]';

/**
 * After a navigation, focuses the main element, which is labelled with the page's title, so that screen readers
 * announce the page and keyboards continue there; within one screen its focusable heading, below what both pages have.
 * The first page of a visit, and a change within the page, do not move the focus.
 */
export function useArrival(
  route: MatchedRoute | undefined,
  language: Language,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<MatchedRoute>(undefined);
  const path = route?.path;
  useEffect(() => {
    main.current?.setAttribute('aria-label', document.title);
  }, [path, language]);
  useEffect(() => {
    const before = shown.current;
    shown.current = route;
    if (before === undefined || before.path === route?.path) return;
    const heading = before.name === route?.name ? main.current?.querySelector(FOCUSABLE_HEADING) : undefined;
    const target = heading instanceof HTMLElement ? heading : main.current;
    target?.focus({ preventScroll: true });
  }, [route]);
  return main;
}
