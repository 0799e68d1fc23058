import { type Container, ContainerModule } from 'inversify';

import { HttpClient } from '@/adapters/http/create-http-client';
import { watchCalls } from '@/adapters/http/watch-calls';
import { recordingScript } from '@/adapters/recording/recording-script';
import { bindClasses } from '@/adapters/wiring/bind';
import { RecordSession } from '@/application/recording/record-session';
import { RecordingScript } from '@/application/recording/recording-script';
import { SaveRecording } from '@/application/recording/save-recording';
import { Clock, type Disposer } from '@/domain/ports/clock';

/** The session recording. */
export const recordingModule = new ContainerModule(({ bind }) => {
  bind<RecordingScript>(RecordingScript).toConstantValue(recordingScript);
  bindClasses(bind, [RecordSession, SaveRecording]);
});

/** Starts recording; once for each container, after the stored values are restored. */
export function recordSession(container: Container): Disposer {
  const recorder = container.get(RecordSession);
  watchCalls(container.get<HttpClient>(HttpClient), container.get<Clock>(Clock), (call) =>
    recorder.recordCall(call),
  );
  return recorder.start();
}
