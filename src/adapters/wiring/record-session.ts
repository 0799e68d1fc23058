import { HttpClient } from '@/adapters/http/create-http-client';
import { watchCalls } from '@/adapters/http/watch-calls';
import { RecordSession } from '@/application/recording/record-session';
import { Clock, type Disposer } from '@/domain/ports/clock';
import type { Services } from '@/domain/ports/deps';

/** Starts the session recording; once for each composition, after the stored values are restored. */
export function recordSession(services: Services): Disposer {
  const recorder = services.get(RecordSession);
  watchCalls(services.get(HttpClient), services.get(Clock), (call) => recorder.recordCall(call));
  return recorder.start();
}
