import type { Deps } from '@/domain/ports/deps';
import { deviceCopy } from '@/domain/device/device-copy';
import { Clock } from '@/domain/ports/clock';
import { DeviceData } from '@/domain/ports/device-data';
import { FileSaver } from '@/domain/ports/file-saver';
import { PageDocument } from '@/domain/ports/page-document';

/** Saves everything that the site stores on this device as a file for the visitor. Source: PAIN-95. */
export class CopyDeviceData {
  static readonly needs = { device: DeviceData, files: FileSaver, document: PageDocument, clock: Clock };

  private readonly deps: Deps<typeof CopyDeviceData>;

  constructor(deps: Deps<typeof CopyDeviceData>) {
    this.deps = deps;
  }

  async copy(): Promise<void> {
    const { items: things } = await this.deps.device.list();
    const { name, text } = deviceCopy(this.deps.document.origin(), things, this.deps.clock.now());
    this.deps.files.save(name, text);
  }
}
