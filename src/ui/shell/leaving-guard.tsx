import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, type BlockerFunction } from 'react-router';

import { BasketStore } from '@/application/basket/basket-store';
import { ConfirmLeaving } from '@/application/navigation/confirm-leaving';
import { matchRoute } from '@/domain/navigation/match-route';
import { stepAwayOf, type StepAway } from '@/domain/navigation/reset-confirmation';
import { historyIndex } from '@/ui/shell/history-index';
import { useService } from '@/ui/view-model/services';

/**
 * Blocks going back or home from the order-type page while the basket has items, until the visitor has confirmed that
 * it is emptied. The navigation rules handle the address bar and links to other shops. Source: AMB-01; ROUTE-29.
 */
export function LeavingGuard() {
  const baskets = useService(BasketStore);
  const confirmLeaving = useService(ConfirmLeaving);
  const shownIndex = useRef(0);
  const held = useRef<StepAway>(undefined);
  const location = useLocation();
  useEffect(() => void (shownIndex.current = historyIndex(window.history)), [location]);
  const blocker = useBlocker((step) => {
    const stepAway = stepAwayOf(toStep(step, shownIndex.current));
    if (stepAway !== undefined) held.current = stepAway;
    return stepAway !== undefined && baskets.items.length > 0;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || held.current === undefined) return;
    void confirmLeaving.confirm(held.current).then((mayLeave) => {
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirmLeaving]);
  return null;
}

type RouterStep = Parameters<BlockerFunction>[0];

/** For a step through the history the browser has moved already when the router asks. */
const toStep = ({ currentLocation, nextLocation, historyAction }: RouterStep, shownIndex: number) => ({
  from: matchRoute(currentLocation.pathname),
  to: matchRoute(nextLocation.pathname),
  kind:
    historyAction !== 'POP'
      ? ('new' as const)
      : historyIndex(window.history) > shownIndex
        ? ('forward' as const)
        : ('back' as const),
});
