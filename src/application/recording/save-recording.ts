import type { Deps } from '@/domain/ports/deps';
import { RecordJourney } from '@/application/recording/record-session';
import { JourneyScript } from '@/application/recording/recording-script';
import { FileSaver } from '@/domain/ports/file-saver';

const FILE_NAME = 'lucka-report.jsonl';

/** Hands the visitor a file of what happened here lately, that can be played again and says nothing of who they are. */
export class SaveReport {
  static readonly needs = { recorder: RecordJourney, write: JourneyScript, files: FileSaver };

  private readonly deps: Deps<typeof SaveReport>;

  constructor(deps: Deps<typeof SaveReport>) {
    this.deps = deps;
  }

  save(): void {
    this.deps.files.save(FILE_NAME, this.deps.write(this.deps.recorder.journey));
  }
}
