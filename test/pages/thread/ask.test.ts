import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answer, ask } from '@pages/thread/ask';

/** The end of a channel whose other end answers so. */
function askedOf(work: (question: string, signal: AbortSignal) => Promise<unknown>) {
  const { port1, port2 } = new MessageChannel();
  answer<string>(port2, work);
  onTestFinished(() => port1.close());
  return { asking: port1, answering: port2 };
}

describe('ask', () => {
  it('gets the answer to its own question, also where a later one is answered first', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { asking } = askedOf(async (question) => {
      if (question === 'first') await held;
      else release();
      return `${question} answered`;
    });
    const answers = [ask(asking, 'first'), ask(asking, 'second')];
    expect(await Promise.all(answers)).toEqual(['first answered', 'second answered']);
  });

  it('rejects with the error of the other thread, its stack trace included', async () => {
    const thrown = new TypeError('no such page');
    const { asking } = askedOf(() => Promise.reject(thrown));
    await expect(ask(asking, '')).rejects.toMatchObject({ message: thrown.message, stack: thrown.stack });
  });

  it('rejects when its signal aborts, and aborts the work of the other thread', async () => {
    const leaving = new AbortController();
    let isAborted = false;
    const { asking } = askedOf((_question, signal) => {
      signal.addEventListener('abort', () => (isAborted = true));
      leaving.abort(new Error('too late'));
      return new Promise(() => undefined);
    });
    await expect(ask(asking, '', { signal: leaving.signal })).rejects.toThrow('too late');
    await expect.poll(() => isAborted).toBe(true);
  });
});
