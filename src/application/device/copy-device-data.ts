import { deviceCopy } from '@/domain/device/device-copy';
import type { Clock } from '@/domain/ports/clock';
import type { DeviceData } from '@/domain/ports/device-data';
import type { FileSaver } from '@/domain/ports/file-saver';
import type { PageDocument } from '@/domain/ports/page-document';

/** Hands the visitor a file of all that the site keeps on this device. Source: P95. */
export class CopyDeviceData {
  private readonly device: DeviceData;
  private readonly files: FileSaver;
  private readonly document: PageDocument;
  private readonly clock: Clock;

  constructor(device: DeviceData, files: FileSaver, document: PageDocument, clock: Clock) {
    this.device = device;
    this.files = files;
    this.document = document;
    this.clock = clock;
  }

  async execute(): Promise<void> {
    const { things } = await this.device.list();
    const { name, text } = deviceCopy(this.document.origin(), things, this.clock.now());
    this.files.save(name, text);
  }
}
