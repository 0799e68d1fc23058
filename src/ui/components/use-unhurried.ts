import { useDeferredValue, useEffect, useState } from 'react';
import { createPath, useLocation } from 'react-router';

import { Navigator } from '@/domain/ports/navigator';
import { useService } from '@/ui/view-model/services';

/**
 * The value for words that a screen reader says: after what is seen has been drawn, and while a page is being left the
 * value from before, since the focus of the next page would interrupt the words. For observers only.
 */
export function useUnhurried<Value>(value: Value): Value {
  const navigator = useService(Navigator);
  const { isLeaving } = navigator;
  // The next page may be drawn long after the step to it has ended.
  const shown = createPath(useLocation());
  const drawn = useDeferredValue(value);
  const [said, setSaid] = useState(drawn);
  useEffect(() => {
    if (!isLeaving && shown === navigator.address) setSaid(drawn);
  }, [navigator, isLeaving, shown, drawn]);
  return said;
}
