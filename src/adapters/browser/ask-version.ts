import type { WorkerMessage } from '@/adapters/browser/service-worker/worker-message';
import type { Clock } from '@/domain/ports/clock';

/** A worker that does not answer within this time does not support the question. */
const ANSWER_TIMEOUT_MS = 3_000;

/** The version of a worker; undefined where it does not answer. */
export function askVersion(
  worker: Pick<ServiceWorker, 'postMessage'>,
  clock: Clock,
): Promise<string | undefined> {
  const question: WorkerMessage = { kind: 'tellVersion' };
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (version: unknown): void => {
      stop();
      port1.close();
      resolve(typeof version === 'string' ? version : undefined);
    };
    const stop = clock.after(ANSWER_TIMEOUT_MS, () => end(undefined));
    port1.onmessage = (event: MessageEvent<unknown>) => end(event.data);
    worker.postMessage(question, [port2]);
  });
}
