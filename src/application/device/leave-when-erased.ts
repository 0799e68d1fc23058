import type { Deps } from '@/domain/ports/deps';
import type { StandingWork } from '@/application/shared/background-service';
import { buildPath } from '@/domain/navigation/build-path';
import type { Stop } from '@/domain/ports/clock';
import { DeviceData } from '@/domain/ports/device-data';
import { PageDocument } from '@/domain/ports/page-document';

/** Begins anew when another tab has erased the device's data, so that this one does not write it back. Source: PAIN-95. */
export class LeaveWhenErased implements StandingWork {
  static readonly needs = { device: DeviceData, document: PageDocument };

  private readonly deps: Deps<typeof LeaveWhenErased>;

  constructor(deps: Deps<typeof LeaveWhenErased>) {
    this.deps = deps;
  }

  start(): Stop {
    return this.deps.device.onErasedElsewhere(() =>
      this.deps.document.leaveFor(this.deps.document.origin() + buildPath.home()),
    );
  }
}
