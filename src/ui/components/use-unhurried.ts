import { useDeferredValue, useEffect, useState } from 'react';

import { Navigator } from '@/domain/ports/navigator';
import { useService } from '@/ui/view-model/services';

/**
 * The value for words that a screen reader says: after what is seen has been drawn, and while a page is being left the
 * value from before, since the focus of the next page would interrupt the words. For observers only.
 */
export function useUnhurried<Value>(value: Value): Value {
  const { isLeaving } = useService(Navigator);
  const drawn = useDeferredValue(value);
  const [said, setSaid] = useState(drawn);
  useEffect(() => {
    if (!isLeaving) setSaid(drawn);
  }, [isLeaving, drawn]);
  return said;
}
