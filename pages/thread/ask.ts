import { MessageChannel, type MessagePort, type Transferable } from 'node:worker_threads';
import { err, ok, type Result } from '@/domain/shared/result';

interface Asked<Question> {
  readonly question: Question;
  /** Closes when the answer is no longer waited for. */
  readonly answerTo: MessagePort;
}

/** Asks another thread. Rejects with its error, when it ends without an answer, and when the signal aborts. */
export async function ask<Answer>(
  other: Pick<MessagePort, 'postMessage'>,
  question: unknown,
  { signal, transferred = [] }: { signal?: AbortSignal; transferred?: readonly Transferable[] } = {},
): Promise<Answer> {
  signal?.throwIfAborted();
  const { port1, port2 } = new MessageChannel();
  return new Promise<Answer>((resolve, reject) => {
    port1.once('message', (answer: Result<Answer, unknown>) =>
      answer.ok ? resolve(answer.value) : reject(answer.error),
    );
    port1.once('close', () => reject(new Error('The other thread has ended')));
    signal?.addEventListener('abort', () => reject(signal.reason));
    other.postMessage({ question, answerTo: port2 }, [port2, ...transferred]);
  }).finally(() => port1.close());
}

/** Answers what the other thread asks by this port. The signal aborts when the answer is no longer waited for. */
export function answer<Question>(
  port: MessagePort,
  work: (question: Question, signal: AbortSignal) => Promise<unknown>,
): void {
  port.on('message', ({ question, answerTo }: Asked<Question>) => {
    const leaving = new AbortController();
    answerTo.once('close', () => leaving.abort());
    void work(question, leaving.signal)
      .then(ok, err)
      .then((result) => answerTo.postMessage(result));
  });
}
