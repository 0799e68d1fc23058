import type { Deps } from '@/domain/ports/deps';
import type { BackgroundService } from '@/application/shared/background-service';
import { buildPath } from '@/domain/navigation/build-path';
import type { Disposer } from '@/domain/ports/clock';
import { DeviceData } from '@/domain/ports/device-data';
import { PageDocument } from '@/domain/ports/page-document';

/**
 * Starts a new page when another tab has erased the device's data, so that this one does not store it again. Source:
 * PAIN-95.
 */
export class LeaveWhenErased implements BackgroundService {
  static readonly needs = { device: DeviceData, document: PageDocument };

  private readonly deps: Deps<typeof LeaveWhenErased>;

  constructor(deps: Deps<typeof LeaveWhenErased>) {
    this.deps = deps;
  }

  start(): Disposer {
    return this.deps.device.onErasedElsewhere(() =>
      this.deps.document.leaveFor(this.deps.document.origin() + buildPath.home()),
    );
  }
}
