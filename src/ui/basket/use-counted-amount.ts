import { useEffect, useRef, useState } from 'react';

import type { Amount } from '@/domain/shared/amount';
import { amountAt, TOTAL_ANIMATION_MS } from '@/ui/basket/count-amount';

/**
 * The amount to draw while `amount` changes: counts for a second, or jumps where reduced motion is preferred. A change
 * during the animation continues from the drawn amount. Source: spec §2 Basket panel; BASK-19.
 */
export function useCountedAmount(amount: Amount): Amount {
  const [drawn, setDrawn] = useState(amount);
  const latest = useRef(amount);
  useEffect(() => {
    const from = latest.current;
    const setNext = (next: Amount) => {
      latest.current = next;
      setDrawn(next);
    };
    if (from === amount) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return setNext(amount);
    let start: number | undefined;
    let frame = 0;
    const step = (now: number) => {
      // The first frame shows the number of dishes; nothing else is drawn in it.
      if (start === undefined) start = now;
      else setNext(amountAt(from, amount, now - start));
      if (now - start < TOTAL_ANIMATION_MS) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return drawn;
}
