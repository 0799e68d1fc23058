import { checkAnswer } from '@simulator/invariants/check-answer';
import { checkCaptureRequest } from '@simulator/invariants/check-capture';
import { checkClock } from '@simulator/invariants/check-clock';
import { checkInvalidNotification, checkNotification } from '@simulator/invariants/check-notifications';
import { checkOperation } from '@simulator/invariants/check-operation';
import { checkOrder } from '@simulator/invariants/check-order';
import { ToggledFavorites } from '@simulator/invariants/toggled-favorites';
import { type Violation, Violations } from '@simulator/invariants/violations';
import { watchPage } from '@simulator/invariants/watch-page';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { World } from '@simulator/world/world';
import type { WorldObservation } from '@simulator/world/world-observation';
import { assertNever } from '@/domain/shared/assert-never';

/** Checks from now on everything that happens in a world. */
export function watchWorld(world: World, onViolation?: (violation: Violation) => void): WatchedWorld {
  const violations = new Violations(world.clock, world.trace, onViolation);
  const watched: WatchedWorld = {
    ...{ world, violations, toggled: new ToggledFavorites(), unfinished: new Set() },
  };
  world.subscribe((observed) => check(watched, observed));
  return watched;
}

function check(watched: WatchedWorld, observed: WorldObservation): void {
  switch (observed.kind) {
    case 'answered':
      return checkAnswer(watched, observed);
    case 'captureRequested':
      return checkCaptureRequest(watched, observed.entry);
    case 'operationSent':
      return checkOperation(watched, observed.device, observed.operation);
    case 'pageOpened':
      return watchPage({ ...watched, device: observed.device, page: observed.page });
    case 'leftToPay':
      return checkClock(watched, observed.device, observed.clock);
    case 'notificationAnswered':
      return checkNotification(watched, observed, observed.status);
    case 'invalidNotificationAnswered':
      return checkInvalidNotification(watched, observed.id, observed.status);
    case 'orderChanged':
      return checkOrder(watched, observed);
    default:
      return assertNever(observed);
  }
}
