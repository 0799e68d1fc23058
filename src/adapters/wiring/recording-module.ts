import { type Container, ContainerModule } from 'inversify';

import { HttpClient } from '@/adapters/http/create-http-client';
import { watchCalls } from '@/adapters/http/watch-calls';
import { reportScript } from '@/adapters/recording/recording-script';
import { bindClasses } from '@/adapters/wiring/bind';
import { RecordJourney } from '@/application/recording/record-session';
import { JourneyScript } from '@/application/recording/recording-script';
import { SaveReport } from '@/application/recording/save-recording';
import { Clock, type Stop } from '@/domain/ports/clock';

/** The report of what happened lately. */
export const reportModule = new ContainerModule(({ bind }) => {
  bind<JourneyScript>(JourneyScript).toConstantValue(reportScript);
  bindClasses(bind, [RecordJourney, SaveReport]);
});

/** Begins to remember; once for each container, when what was kept is back. */
export function recordJourney(container: Container): Stop {
  const recorder = container.get(RecordJourney);
  watchCalls(container.get<HttpClient>(HttpClient), container.get<Clock>(Clock), (call) =>
    recorder.noteCall(call),
  );
  return recorder.start();
}
