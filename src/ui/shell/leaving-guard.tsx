import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';

import { BasketStore } from '@/application/stores/basket-store';
import { ConfirmLeaving } from '@/application/use-cases/confirm-leaving';
import { matchRoute } from '@/domain/navigation/match-route';
import { useService } from '@/ui/app/services';

/**
 * Holds a step back or home from the order-type page while the basket has items, until the visitor has said whether
 * to empty it; a no leaves the address as it is. The address bar and another shop's link are judged by the
 * navigation rules. Source: AMB-01; ROUTE-29.
 */
export function LeavingGuard() {
  const baskets = useService(BasketStore);
  const confirmLeaving = useService(ConfirmLeaving);
  const blocker = useBlocker((step) => baskets.items.length > 0 && isLeavingShopPage(step));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const isHome = matchRoute(blocker.location.pathname)?.name === 'home';
    void confirmLeaving.execute(isHome ? 'home' : 'back').then((mayLeave) => {
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirmLeaving]);
  return null;
}

function isLeavingShopPage(step: Parameters<BlockerFunction>[0]): boolean {
  const from = matchRoute(step.currentLocation.pathname);
  const to = matchRoute(step.nextLocation.pathname);
  if (from?.name !== 'shopPage') return false;
  const isToHome = to?.name === 'home';
  const isStepToOtherShop = step.historyAction === 'POP' && to?.params.shopId !== from.params.shopId;
  return isToHome || isStepToOtherShop;
}
