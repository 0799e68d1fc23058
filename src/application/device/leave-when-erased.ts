import type { StandingWork } from '@/application/shared/background-service';
import { buildPath } from '@/domain/navigation/build-path';
import type { Stop } from '@/domain/ports/clock';
import type { DeviceData } from '@/domain/ports/device-data';
import type { PageDocument } from '@/domain/ports/page-document';

/** Begins anew when another tab has erased the device's data, so that this one does not write it back. Source: P95. */
export class LeaveWhenErased implements StandingWork {
  private readonly device: DeviceData;
  private readonly document: PageDocument;

  constructor(device: DeviceData, document: PageDocument) {
    this.device = device;
    this.document = document;
  }

  start(): Stop {
    return this.device.onErasedElsewhere(() =>
      this.document.leaveFor(this.document.origin() + buildPath.home()),
    );
  }
}
