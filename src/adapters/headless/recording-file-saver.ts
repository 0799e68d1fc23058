import type { FileSaver } from '@/domain/ports/file-saver';

export class RecordingFileSaver implements FileSaver {
  readonly saved: { readonly name: string; readonly text: string }[] = [];

  save(name: string, text: string): void {
    this.saved.push({ name, text });
  }
}
