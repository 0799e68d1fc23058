import type { WorkerMessage } from '@/adapters/browser/service-worker/worker-message';
import type { Clock } from '@/domain/ports/clock';

/** A worker that says nothing for so long does not know the question. */
const ANSWER_TIMEOUT_MS = 3_000;

/** The version of a worker, as it says itself; undefined for one that does not say. */
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
