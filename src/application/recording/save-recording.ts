import type { RecordJourney } from '@/application/recording/record-session';
import type { JourneyScript } from '@/application/recording/recording-script';
import type { FileSaver } from '@/domain/ports/file-saver';

const FILE_NAME = 'lucka-report.jsonl';

/** Hands the visitor a file of what happened here lately, that can be played again and says nothing of who they are. */
export class SaveReport {
  private readonly recorder: RecordJourney;
  private readonly write: JourneyScript;
  private readonly files: FileSaver;

  constructor(recorder: RecordJourney, write: JourneyScript, files: FileSaver) {
    this.recorder = recorder;
    this.write = write;
    this.files = files;
  }

  execute(): void {
    this.files.save(FILE_NAME, this.write(this.recorder.journey));
  }
}
