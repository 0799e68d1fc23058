import { autorun, untracked } from 'mobx';
import { startTransition, useEffect, useState } from 'react';
import { createPath, useLocation } from 'react-router';

import { Navigator } from '@/domain/ports/navigator';
import { useService } from '@/ui/view-model/services';

/**
 * A property of a store or view-model for words that a screen reader says: after what is seen has been drawn, and while
 * a page is being left the value from before, since the focus of the next page would interrupt the words. The
 * view, an observer, does not observe the property itself: it would be drawn with what is seen, in vain.
 */
export function useUnhurried<Source, Key extends keyof Source>(source: Source, key: Key): Source[Key] {
  const navigator = useService(Navigator);
  const { isLeaving } = navigator;
  // The next page may be drawn long after the step to it has ended.
  const shown = createPath(useLocation());
  const [drawn, setDrawn] = useState(() => untracked(() => source[key]));
  const [said, setSaid] = useState(() => drawn);
  useEffect(
    () =>
      autorun(() => {
        const value = source[key];
        startTransition(() => setDrawn(() => value));
      }),
    [source, key],
  );
  useEffect(() => {
    if (!isLeaving && shown === navigator.address) setSaid(() => drawn);
  }, [navigator, isLeaving, shown, drawn]);
  return said;
}
