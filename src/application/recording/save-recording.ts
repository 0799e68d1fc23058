import type { Deps } from '@/domain/ports/deps';
import { RecordSession } from '@/application/recording/record-session';
import { RecordingScript } from '@/application/recording/recording-script';
import { FileSaver } from '@/domain/ports/file-saver';

const FILE_NAME = 'lucka-report.jsonl';

/** Saves the recording of this page as a file, which can be replayed and contains no personal data. */
export class SaveRecording {
  static readonly needs = { recorder: RecordSession, write: RecordingScript, files: FileSaver };

  private readonly deps: Deps<typeof SaveRecording>;

  constructor(deps: Deps<typeof SaveRecording>) {
    this.deps = deps;
  }

  save(): void {
    this.deps.files.save(FILE_NAME, this.deps.write(this.deps.recorder.recording));
  }
}
