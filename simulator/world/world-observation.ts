import type { AnsweredCall } from '@simulator/world/api-call';
import type { DeviceObservation } from '@simulator/world/device';
import type { NotificationAnswered } from '@simulator/world/messenger';
import type { OrderChanged } from '@simulator/world/observed-orders';
import type { CaptureRequested } from '@simulator/world/simulated-provider';

/** What happens in a world, reported at the moment when it happens. */
export type WorldObservation =
  | AnsweredCall
  | CaptureRequested
  | DeviceObservation
  | NotificationAnswered
  | OrderChanged;
